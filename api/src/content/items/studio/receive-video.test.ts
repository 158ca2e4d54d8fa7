import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCourse, makeLecture } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { media } from '#platform/database/schema/index.ts';
import { video as sample } from '../../../testing/sample-video.ts';
import { uploadFile } from '../../../testing/send-upload.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ sockets: true, config: { ffmpegPath: '/none/ffmpeg' } });
const { db, call } = app;
const teacher = await makeTeacher(db);
const ownLecture = async (overrides: object = {}) =>
  makeLecture(db, {
    courseId: (await makeCourse(db, { teacherId: teacher.id })).id,
    video: null,
    minutes: 0,
    ...overrides,
  });

/** Uploads a video for a lecture, and waits until it can be played. @returns its path */
async function uploadFor(lecture: { id: number }, sender = teacher): Promise<string> {
  const { address } = app;
  const from = { address, token: await app.tokenOf(sender) };
  const answer = await uploadFile(from, sample, { name: 'درس.mp4', lecture: lecture.id });
  const id = Number(answer.headers.get('nibras-media'));
  const read = async () => (await db.select().from(media).where(eq(media.id, id)))[0];
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toBe('ready');
  return (await read())?.path ?? '';
}

const fieldsOf = async ({ id }: { id: number }) =>
  (await call(`GET /api/studio/items/lecture/${id}`, { as: teacher })).body.item.fields;

test('a video that was uploaded for a lecture is in its draft as soon as it can be played', async () => {
  const lecture = await ownLecture();
  const path = await uploadFor(lecture);
  expect(await fieldsOf(lecture)).toMatchObject({ video: path, minutes: 1 });
});

test('a lecture keeps the video and the length that it got meanwhile', async () => {
  const lecture = await ownLecture({ minutes: 7 });
  const first = await uploadFor(lecture);
  await uploadFor(lecture);
  expect(await fieldsOf(lecture)).toMatchObject({ video: first, minutes: 7 });
});

test('a video for another person’s lecture stays in the library', async () => {
  const lecture = await ownLecture();
  await uploadFor(lecture, await makeTeacher(db));
  expect(await fieldsOf(lecture)).toMatchObject({ video: null, minutes: 0 });
});
