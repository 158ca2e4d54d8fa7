import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { createHttpServer } from '../../../app.ts';
import { KeptAnswers } from './kept-answers.ts';

const answers = new KeptAnswers(
  {
    live: () => true,
    generation: () => 1,
    onChange: () => {},
    settled: async () => {},
    close: async () => {},
  },
  1024 * 1024,
);
const app = createHttpServer({ config: readConfig({}), log: pino({ level: 'silent' }) }, answers);
let rendered = 0;
app.get('/page', (request, reply) => {
  rendered += 1;
  request.mayBeKept = true;
  const nonce = `abcdefghijklmnopqrstu${rendered % 10}==`;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`)
    .send(
      `<p>${'صفحة '.repeat(400)}</p><script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`,
    );
});
afterAll(() => app.close());

test('a page that is given again has a nonce of its own, in its policy and in its tags alike', async () => {
  await app.inject('/page');
  const nonces = new Set<string>();
  for (const accepted of ['', 'br', 'gzip', 'br', 'gzip', '']) {
    const { headers, rawPayload } = await app.inject({
      url: '/page',
      headers: { 'accept-encoding': accepted },
    });
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const open =
      { br: brotliDecompressSync, gzip: gunzipSync }[accepted] ?? ((body: Buffer) => body);
    const page = open(rawPayload).toString();
    const policy = String(headers['content-security-policy']);
    const inPage = new Set([...page.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
    const inPolicy = new Set([...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce));
    expect(inPage).toEqual(inPolicy);
    expect(inPage.size).toBe(1);
    expect(headers.etag).toBeUndefined();
    for (const nonce of inPage) nonces.add(String(nonce));
  }
  expect(nonces.size).toBe(6);
  expect(rendered).toBe(1);
});

test('a change, a range and a head are answered by who knows', async () => {
  await app.inject('/page');
  const before = rendered;
  await app.inject({ url: '/page', headers: { range: 'bytes=0-10' } });
  await app.inject({ url: '/page', method: 'HEAD' });
  expect(rendered).toBe(before + 2);
});
