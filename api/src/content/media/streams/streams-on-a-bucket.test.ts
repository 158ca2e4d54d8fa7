import { afterAll, expect, test } from 'vitest';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startBucketServer } from '../../../testing/bucket-server.ts';
import { video } from '../../../testing/sample-video.ts';
import { hasFfmpeg, uploadVideo } from '../../../testing/streams.ts';
import { startTestApp } from '../../../testing/test-app.ts';

// Listing files needs it: see the server.
const bucket = await startBucketServer({ anySignature: true });
afterAll(() => bucket.stop());

const config = { storageUrl: bucket.url };
const one = await startTestApp({ sockets: true, config });
const other = await startTestApp({ sockets: true, config, work: false, beside: one });

const pathOf = (address: string, base = 'https://nibras.example') => {
  const { pathname, search } = new URL(address, base);
  return pathname + search;
};

/** The first address in a playlist, as a path of the server. */
const firstOf = (playlist: string, base: string) => {
  const line = playlist.split('\n').find((text) => text && !text.startsWith('#')) ?? '';
  return pathOf(new URL(line, `https://nibras.example${base}`).href);
};

test('a stream that one process made plays from another, for a person with a seat', async () => {
  const { file, stream, renditions } = await uploadVideo(one, 'lesson.mp4', video);
  expect(stream?.state).toBe(hasFfmpeg ? 'ready' : 'none');
  expect(renditions.map(({ name }) => name)).toContain('source');
  const course = await makeCourse(one.db, {});
  const chapter = await makeChapter(one.db, { courseId: course.id });
  const lecture = await makeLecture(one.db, {
    courseId: course.id,
    chapterId: chapter.id,
    type: 'video',
    video: file.path,
    free: false,
  });
  const person = await makePerson(one.db);
  await makeEnrolment(one.db, { courseId: course.id, personId: person.id });
  const headers = { authorization: `Bearer ${await one.tokenOf(person)}` };
  const body = { course_id: course.id, lecture_id: lecture.id };
  expect((await other.call('POST /api/lecture-seat', { headers, body })).status).toBe(200);
  const details = await other.call(`GET /api/LectureDetails/${course.id}/${lecture.id}`, {
    headers,
  });
  const get = (path: string, more = {}) => other.call(`GET ${path}` as 'GET /', { headers: more });
  const master = pathOf(details.body.lecture.stream);
  const list = firstOf((await get(master)).body, master);
  const playlist = (await get(list)).body;
  const [, bytes, offset] = /BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? [];
  const range = `bytes=${offset}-${Number(offset) + Number(bytes) - 1}`;
  const part = firstOf(playlist, list);
  const segment = await get(part, { range });
  expect(segment.status).toBe(206);
  expect(segment.raw.subarray(4, 8).toString()).toBe('moof');
  // No signature, no part.
  expect((await get(part.split('?')[0] ?? '', { range })).status).toBe(404);
});
