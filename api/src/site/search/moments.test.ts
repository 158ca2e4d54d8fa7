import { expect, test } from 'vitest';
import { makeCaptionLines } from '#factories/caption-lines.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db } = await startTestApp({ work: false });
const course = await makeCourse(db);
const { id: chapterId } = await makeChapter(db, { courseId: course.id });
const place = { courseId: course.id, chapterId, video: 'private/lesson.mp4' };

const search = async (q: string, more: Record<string, string> = {}) =>
  (await call(`GET /api/search?${new URLSearchParams({ q, ...more })}`)).body.groups;

test('a chapter of a video is a result of its own kind, with its name, its second and its lecture', async () => {
  const lecture = await makeLecture(db, {
    ...place,
    name: 'درس الضوء',
    free: true,
    captions: ['private/light.ar.vtt'],
    chapters: [{ startsAt: 83, name: 'العدسات المقعّرة' }],
  });
  await makeCaptionLines(db, 'private/light.ar.vtt', ['أهلًا بكم', 'نصل إلى العدسات']);
  const chapter = {
    id: lecture.id,
    title: 'العدسات المقعّرة',
    detail: 'درس الضوء',
    excerpt: '',
    path: `/courses/${course.id}/lecture/${lecture.id}?t=83`,
    picture: null,
    second: 83,
  };
  const all = (kind: string) => `/search?${new URLSearchParams({ q: 'عدسات', kind })}`;
  const found = { items: [chapter], total: 1, all: all('chapters'), kind: 'chapters' };
  const said = { kind: 'moments', total: 1, items: [{ id: lecture.id, second: 5 }] };
  expect(await search('عدسات')).toMatchObject([found, said]);
  expect((await search('عدسات'))[0]).toEqual(found);
  expect(await search('عدسات', { kind: 'chapters' })).toEqual([found]);
  expect(await search('عدسات', { kind: 'moments' })).toMatchObject([said]);
  const suggested = await call(
    `GET /api/search/suggestions?${new URLSearchParams({ q: 'عدسات' })}`,
  );
  expect(suggested.body.groups).toMatchObject([{ kind: 'chapters', items: [chapter] }, said]);
});

test('a chapter that begins with what is said is shown once, as a chapter', async () => {
  const lecture = await makeLecture(db, {
    ...place,
    free: true,
    captions: ['private/mirrors.ar.vtt'],
    chapters: [{ startsAt: 5, name: 'المرايا' }],
  });
  await makeCaptionLines(db, 'private/mirrors.ar.vtt', ['أهلًا بكم', 'المرايا']);
  const only = [{ kind: 'chapters', items: [{ id: lecture.id, second: 5 }] }];
  expect(await search('مرايا')).toMatchObject(only);
  expect(await search('مرايا', { kind: 'moments' })).toEqual([]);
});

test('a member finds the chapters of the lectures that they joined, nobody else does', async () => {
  const lecture = await makeLecture(db, {
    ...place,
    name: 'درس الصوت',
    chapters: [{ startsAt: 40, name: 'التردد' }],
  });
  const member = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: member.id });
  const own = async (as: { id: number }) =>
    (await call(`GET /api/search/mine?${new URLSearchParams({ q: 'تردد' })}`, { as })).body.groups;
  expect(await search('تردد')).toEqual([]);
  expect(await own(member)).toMatchObject([
    { kind: 'my-chapters', total: 1, items: [{ title: 'التردد', detail: 'درس الصوت' }] },
  ]);
  expect(await own(await makePerson(db))).toEqual([]);
  expect(lecture.free).toBe(false);
});
