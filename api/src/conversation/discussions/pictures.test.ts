import { discussions as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeDiscussion } from '#factories/conversations.ts';
import { makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { discussions, messages } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform } = await startTestApp();

const course = await makeCourse(db);
const [student, reader, stranger] = [
  await makePerson(db),
  await makePerson(db),
  await makePerson(db),
];
for (const { id } of [student, reader]) {
  await makeEnrolment(db, { courseId: course.id, personId: id });
}
const teacher = { id: course.teacherId };

const screenshot = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#842' },
})
  .withExif({ IFD0: { Artist: 'سلمى' } })
  .jpeg()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

function form(fields: Record<string, string | number>, file: Buffer, name = 'لقطة.jpg') {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
  body.set('attachment', new Blob([new Uint8Array(file)]), name);
  return body;
}

/** Allowed in the chat. */
const document = { file: pdf, name: 'شرح.pdf' };

const makeOpenLecture = () => makeLecture(db, { courseId: course.id });
const ask = (
  lecture: { id: number },
  { as = student, file = screenshot, name, alt = 'رسالة الخطأ' }: Partial<Asking> = {},
) =>
  call('POST /api/post-discussion', {
    as,
    body: form(
      { course_id: course.id, lecture_id: lecture.id, description: 'ما هذا الخطأ؟', alt },
      file,
      name,
    ),
  });
type Asking = { as: { id: number }; file: Buffer; name: string; alt: string };

const read = async (lecture: { id: number }, as: { id: number }) =>
  (await call(`GET /api/discussions/${course.id}/${lecture.id}`, { as })).body.discussions;
const open = (url: string, as?: { id: number }) => {
  const { pathname, search } = new URL(url);
  return call(`GET ${pathname}${search}` as 'GET /', { as });
};
async function storedFiles() {
  let files = 0;
  for await (const _path of platform.storage.list('private/sent/')) files += 1;
  return files;
}

describe('a question’s picture', () => {
  test('opens for anyone who may read the discussion, each by an own address, without its metadata', async () => {
    const lecture = await makeOpenLecture();
    const { status, body } = await ask(lecture);
    expect(status).toBe(200);
    expect(body.discussion.picture).toMatchObject({ alt: 'رسالة الخطأ' });
    for (const person of [student, reader, teacher]) {
      const [{ picture }] = await read(lecture, person);
      expect(picture.url).toContain(`person=${person.id}&`);
      const { status: opened, raw, headers } = await open(picture.url, person);
      expect(opened).toBe(200);
      expect(headers['content-disposition']).toMatch(/^inline/);
      expect((await sharp(raw).metadata()).exif).toBeUndefined();
      // Another person's token is refused, and so is a changed address.
      expect((await open(picture.url, stranger)).status).toBe(404);
      expect((await open(picture.url.replace(/person=\d+/, `person=${stranger.id}`))).status).toBe(
        404,
      );
    }
    expect(
      (await call(`GET /api/discussions/${course.id}/${lecture.id}`, { as: stranger })).status,
    ).toBe(403);
  });

  test.each([
    ['a PDF', document, 415],
    ['no file of a known kind', { file: Buffer.from('نص') }, 415],
    ['a broken picture', { file: screenshot.subarray(0, 40) }, 422],
    ['an empty file', { file: Buffer.alloc(0) }, 422],
  ])('is refused as %s, and nothing is asked or stored', async (_kind, file, expected) => {
    const lecture = await makeOpenLecture();
    const before = await storedFiles();
    const { status, body } = await ask(lecture, file);
    expect(status).toBe(expected);
    expect(Object.keys(body.errors)).toEqual(['attachment']);
    expect(await db.$count(discussions, eq(discussions.lectureId, lecture.id))).toBe(0);
    expect(await storedFiles()).toBe(before);
  });

  test('is not stored with a second question or by anyone who may not ask', async () => {
    const lecture = await makeOpenLecture();
    await ask(lecture);
    const before = await storedFiles();
    expect((await ask(lecture)).status).toBe(409);
    expect((await ask(lecture, { as: stranger })).status).toBe(403);
    const raced = await makeOpenLecture();
    const statuses = await Promise.all([1, 2].map(async () => (await ask(raced)).status));
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await storedFiles()).toBe(before + 1);
  });

  test('has a description of limited length', async () => {
    const alt = 'س'.repeat(limits.pictureAltMaxLength + 1);
    const { status, body } = await ask(await makeOpenLecture(), { alt });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['alt']]);
  });
});

describe('a reply’s picture', () => {
  const makeQuestion = async () => {
    const lecture = await makeOpenLecture();
    return {
      lecture,
      ...(await makeDiscussion(db, { lectureId: lecture.id, personId: student.id })),
    };
  };
  const reply = (
    discussion: number,
    as?: { id: number },
    { file = screenshot, name }: { file?: Buffer; name?: string } = {},
  ) =>
    call(`POST /api/discussions/${discussion}/replies`, {
      as,
      body: form({ message: 'انظر', client_key: 'one', alt: 'النتيجة' }, file, name),
    });

  test('opens for every reader, while a file of the chat stays with the participants', async () => {
    const { lecture, id, conversationId } = await makeQuestion();
    const { status, body } = await reply(id, teacher);
    expect(status).toBe(200);
    expect(body.message).toMatchObject({ body: 'انظر', picture_alt: 'النتيجة', client_key: 'one' });
    await call('POST /api/messages', {
      as: student,
      body: form({ conversation_id: conversationId }, screenshot),
    });
    const [{ conversation }] = await read(lecture, reader);
    const [shared, ofChat] = conversation.messages;
    expect(shared.picture_alt).toBe('النتيجة');
    expect((await open(shared.file_url, reader)).status).toBe(200);
    expect(ofChat).toMatchObject({ picture_alt: null, file_url: null });
    const [input] = await read(lecture, student);
    expect(input.conversation.messages[1].file_url).not.toBeNull();
  });

  test('is sent once, however often it is tried', async () => {
    const { id, conversationId } = await makeQuestion();
    for (let tries = 0; tries < 2; tries++) expect((await reply(id, student)).status).toBe(200);
    expect(await db.$count(messages, eq(messages.conversationId, conversationId))).toBe(1);
  });

  test('is refused from anyone who may only read, and where it is no picture', async () => {
    const { id, conversationId } = await makeQuestion();
    for (const person of [reader, stranger]) expect((await reply(id, person)).status).toBe(404);
    expect((await reply(id)).status).toBe(401);
    expect((await reply(id, teacher, document)).status).toBe(415);
    const body = { message: 'بلا صورة' };
    expect((await call(`POST /api/discussions/${id}/replies`, { as: teacher, body })).status).toBe(
      422,
    );
    expect(await db.$count(messages, eq(messages.conversationId, conversationId))).toBe(0);
  });
});
