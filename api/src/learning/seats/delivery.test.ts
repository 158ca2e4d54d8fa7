import { seats as limits } from '@nibras/contract/learning/seats/limits.ts';
import { learning } from '@nibras/contract/limits.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeSession } from '#factories/people.ts';
import { makeStream } from '#factories/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const one = await startTestApp();
const other = await startTestApp({ beside: one });
const { db } = one;

const course = await makeCourse(db);
const video = 'private/videos/hour.mp4';
const open = 'private/videos/open.mp4';
const lecture = await makeLecture(db, { courseId: course.id, video });
const free = await makeLecture(db, { courseId: course.id, video: open, free: true });

beforeAll(async () => {
  for (const path of [video, open]) {
    const { part, ...stream } = await makeStream(db, one.platform.storage, { path, segments: 600 });
    // The other process reads the same storage in an installation; here it has the same files.
    for (const name of ['240.m3u8', '240.mp4', 'sound.m3u8', 'sound.mp4']) {
      const file = `private/streams/${stream.mediaId}/v1/${name}`;
      await other.platform.storage.write(file, one.platform.storage.read(file));
    }
  }
});

async function studentWith(sessions: number) {
  const person = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: person.id });
  const tokens: string[] = [];
  for (let made = 0; made < sessions; made += 1) tokens.push(await makeSession(db, person));
  return tokens;
}
type App = typeof one;
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site');
  return (pathname + search) as `/${string}`;
};
const details = async (token: string | undefined, id: number) =>
  (await one.call(`GET /api/LectureDetails/${course.id}/${id}`, { token })).body.lecture;
/** A segment of a part, as players request it: the whole file would be an hour, and is slowed. */
const get = (address: string, app: App = one) =>
  app.call(`GET ${pathOf(address)}`, { headers: { range: 'bytes=10-19' } });
/** The addresses of a playlist's lines. */
const linesOf = (playlist: { body: string }, of: string) =>
  playlist.body
    .split('\n')
    .filter((line: string) => line !== '' && !line.startsWith('#'))
    .map((line: string) => new URL(line, new URL(of, 'http://site')).href);

/** What a player of a token gets: its playlists and the addresses of its parts. */
async function playerOf(token: string | undefined, id = lecture.id) {
  const { stream } = await details(token, id);
  const master = await get(stream);
  expect(master.status).toBe(200);
  const [list = ''] = linesOf(master, stream);
  const playlist = await get(list, other);
  expect(playlist.status).toBe(200);
  return { stream, list, master, playlist, parts: linesOf(playlist, list) };
}

test('a player gets its playlists and parts through two processes', async () => {
  const [token] = await studentWith(1);
  const { master, playlist, parts } = await playerOf(token);
  expect(master.headers['cache-control']).toBe('private, no-store');
  expect(playlist.headers['cache-control']).toBe('private, no-store');
  expect(parts).toHaveLength(600);
  for (const [at, part] of [parts[0] ?? '', parts[599] ?? ''].entries()) {
    const answer = await get(part, at ? one : other);
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      206,
      'private, max-age=3600',
    ]);
  }
});

test('the third device gets no playlist and no part, in 200 of 200 tries over two processes', async () => {
  const [first, second, third] = await studentWith(3);
  const third_ = await playerOf(third);
  one.passTime(limits.life);
  other.passTime(limits.life);
  await playerOf(first);
  await playerOf(second);
  const statuses: number[] = [];
  for (let tried = 0; tried < 100; tried += 1) {
    const app = tried % 2 ? one : other;
    for (const address of [third_.list, third_.parts[tried % third_.parts.length] ?? '']) {
      statuses.push((await get(address, app)).status);
    }
  }
  expect(statuses).toEqual(Array(200).fill(404));
});

test('the address of a playlist opens no part, that of a part no playlist, and neither another stream', async () => {
  const [token] = await studentWith(1);
  const { stream, list, parts } = await playerOf(token);
  const query = (address: string) => new URL(address, 'http://site').search;
  const bare = (address: string) => new URL(address, 'http://site').pathname;
  const status = async (address: string) => (await get(address)).status;
  const part = parts[0] ?? '';
  expect(await status(bare(part) + query(part))).toBe(206);
  expect(await status(bare(part) + query(list))).toBe(404);
  expect(await status(bare(list) + query(part))).toBe(404);
  expect(await status(bare(part))).toBe(404);
  const foreign = await details(undefined, free.id);
  expect(await status(bare(foreign.stream) + query(stream))).toBe(404);
  expect(await status(bare(part) + query(foreign.stream))).toBe(404);
});

test('a part ends some minutes after it is due, a playlist with its address, and both are gone then', async () => {
  one.stopClock();
  other.stopClock();
  const [token] = await studentWith(1);
  const { list, parts } = await playerOf(token);
  const [early = '', late = ''] = [parts[0], parts[599]];
  const status = async (address: string) => (await get(address)).status;
  expect([await status(early), await status(late)]).toEqual([206, 206]);
  one.passTime(2 * limits.partLifetime + 1000);
  expect([await status(early), await status(late), await status(list)]).toEqual([404, 206, 200]);
  // The seat's answer has the query with which the parts are requested from now on.
  const body = { course_id: course.id, lecture_id: lecture.id };
  const seat = await one.call('POST /api/lecture-seat', { token, body });
  const renewed = new URL(early);
  renewed.search = seat.body.parts;
  expect(await status(renewed.href)).toBe(206);
  one.passTime(learning.videoAddressLifetime);
  expect([await status(list), await status(renewed.href)]).toEqual([404, 404]);
  one.passTime(600 * 6 * 1000);
  expect(await status(late)).toBe(404);
});

test('the stream of a free lecture is the same for everybody, and a CDN may store it', async () => {
  one.stopClock();
  other.stopClock();
  const [token] = await studentWith(1);
  const players = [await playerOf(token, free.id), await playerOf(undefined, free.id)];
  expect(new Set(players.map(({ stream }) => stream)).size).toBe(1);
  expect(new Set(players.flatMap(({ parts }) => parts)).size).toBe(1);
  const [{ master, playlist, parts }] = players as [(typeof players)[0]];
  expect(master.headers['cache-control']).toBe('public, max-age=60');
  expect(playlist.headers['cache-control']).toBe('public, max-age=60');
  const part = await get(parts[0] ?? '');
  expect([part.status, part.headers['cache-control']]).toEqual([206, 'public, max-age=1800']);
});
