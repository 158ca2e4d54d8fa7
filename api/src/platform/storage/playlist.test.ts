import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { signedPath } from './addresses.ts';
import { signPlaylist } from './playlist.ts';

const sign = (text: string) =>
  signPlaylist(text, 'private/films/a/master.m3u8', (part) => `?${part}`);

test.each([
  ['low/list.m3u8', 'low/list.m3u8?private/films/a/low/list.m3u8'],
  ['1.ts\r', '1.ts?private/films/a/1.ts'],
  [
    '#EXT-X-MAP:URI="init.mp4",BYTERANGE="5@0"',
    '#EXT-X-MAP:URI="init.mp4?private/films/a/init.mp4",BYTERANGE="5@0"',
  ],
  ['#EXTINF:4.0,', '#EXTINF:4.0,'],
  ['', ''],
  ['../b/1.ts', '../b/1.ts'],
  ['low/../../b/1.ts', 'low/../../b/1.ts'],
  ['/private/films/b.ts', '/private/films/b.ts'],
  ['https://other.test/1.ts', 'https://other.test/1.ts'],
])('a line «%s» becomes «%s»', (line, expected) => {
  expect(sign(`#EXTM3U\n${line}`)).toBe(`#EXTM3U\n${expected}`);
});

const app = await startTestApp();
const { storage, secrets, now } = app.platform;

test('the signed address of a private stream opens its parts, and nothing else does', async () => {
  const folder = 'private/films/stream';
  await storage.write(`${folder}/master.m3u8`, Buffer.from('#EXTM3U\nlow/list.m3u8\n'));
  await storage.write(`${folder}/low/list.m3u8`, Buffer.from('#EXTM3U\n#EXTINF:4.0,\n1.ts\n'));
  await storage.write(`${folder}/low/1.ts`, Buffer.from('film'));
  const get = (path: string) => app.call(`GET /storage/${path}`);
  const expires = new Date(now().getTime() + 60_000);
  const master = await get(
    signedPath(secrets, { path: `${folder}/master.m3u8`, personId: 7, expires }),
  );
  expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
  expect(master.headers['cache-control']).toBe('private, no-store');
  const listPath = master.body.split('\n')[1];
  const list = await get(`${folder}/${listPath}`);
  expect(list.status).toBe(200);
  const part = list.body.split('\n')[2];
  expect((await get(`${folder}/low/${part}`)).body).toBe('film');
  expect((await get(`${folder}/low/1.ts`)).status).toBe(404);
  expect((await get(`${folder}/low/1.ts${listPath.replace(/^[^?]*/, '')}`)).status).toBe(404);
  app.passTime(61_000);
  expect((await get(`${folder}/low/${part}`)).status).toBe(403);
  app.passTime(-61_000);
});
