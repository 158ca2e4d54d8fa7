import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCaptionLines } from '#factories/caption-lines.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makeAdmin, makePerson, makeTeacher } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import {
  captionLines,
  courseStaff,
  courses,
  entitlements,
  lectures,
  media,
} from '#platform/database/schema/index.ts';
import { searchedText } from '#platform/search/search.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { captionHits } from './caption-hits.ts';
import { findLecture } from './open-lecture.ts';

const { call, db } = await startTestApp({ work: false });

const found = async (input: string, options: Partial<Parameters<typeof captionHits>[2]> = {}) =>
  captionHits(db, await searchedText(db, input), { viewer: null, limit: 10, ...options });

/** A lecture of a course of its own, whose captions say the lines. */
async function makeVideo(
  lines: string[],
  {
    course: ofCourse = {},
    ...overrides
  }: Parameters<typeof makeLecture>[1] & { course?: Parameters<typeof makeCourse>[1] } = {},
) {
  const course = await makeCourse(db, ofCourse);
  const chapter = await makeChapter(db, { courseId: course.id });
  const file = `private/film-${unique()}.ar.vtt`;
  const lecture = await makeLecture(db, {
    courseId: course.id,
    chapterId: chapter.id,
    free: true,
    captions: [file],
    ...overrides,
  });
  await makeCaptionLines(db, file, lines);
  return { course, chapter, lecture, file };
}

test('a hit names the course, the lecture and the second', async () => {
  const { course, lecture } = await makeVideo(['مقدمة', 'ثم ننتقل إلى الزنبركات', 'خاتمة']);
  expect(await found('زنبركات')).toEqual([
    {
      course: { id: course.id, slug: course.slug, name: course.name },
      lecture: { id: lecture.id, slug: lecture.slug, name: lecture.name },
      language: 'ar',
      text: 'ثم ننتقل إلى الزنبركات',
      second: 5,
    },
  ]);
  expect(await found('زنبركات خاتمة')).toEqual([]);
});

test('a typo finds a line only where it is asked for', async () => {
  await makeVideo(['نكتب دالة المصفوفات']);
  expect(await found('المصفوقات')).toEqual([]);
  expect(await found('المصفوقات', { how: 'withTypo' })).toHaveLength(1);
});

test('a search of signs finds nothing', async () => {
  await makeVideo(['؟ !']);
  expect(await found('؟!')).toEqual([]);
});

test('the same word written as asked comes first, then the newest lecture', async () => {
  const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
  const older = await makeVideo(['عن إدارة البلورات'], at(1));
  const newer = await makeVideo(['عن أداره البلورات'], at(2));
  const newest = await makeVideo(['عن إدارة البلورات'], at(3));
  const hits = await found('إدارة البلورات');
  expect(hits.map(({ lecture }) => lecture.id)).toEqual(
    [newest, older, newer].map(({ lecture }) => lecture.id),
  );
});

test('one lecture gives at most three moments, and each once although two languages say it', async () => {
  const long = await makeVideo(Array.from({ length: 6 }, () => 'نشرح flexbox هنا'));
  const files = ['ar', 'en'].map((language) => `private/film-${unique()}.${language}.vtt`);
  const course = await makeCourse(db);
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const place = { courseId: course.id, chapterId, free: true };
  const two = await makeLecture(db, { ...place, captions: files });
  for (const file of files) await makeCaptionLines(db, file, ['flexbox', 'flexbox']);
  const seconds = (hits: Awaited<ReturnType<typeof found>>, lecture: number) =>
    hits.flatMap((hit) => (hit.lecture.id === lecture ? [`${hit.language} ${hit.second}`] : []));
  const hits = await found('flexbox');
  expect(seconds(hits, long.lecture.id)).toEqual(['ar 0', 'ar 5', 'ar 10']);
  expect(seconds(hits, two.id)).toEqual(['ar 0', 'ar 5']);
});

test('the limit is kept, and a line behind many newer ones is found all the same', async () => {
  await makeVideo(['كلمة عقيق قديمة']);
  await makeVideo(Array.from({ length: 2_100 }, (_, at) => `سطر مرقم ${at}`));
  expect(await found('عقيق')).toHaveLength(1);
  for (let at = 0; at < 4; at += 1) await makeVideo(['سطر مرقم']);
  expect(await found('سطر مرقم', { limit: 2 })).toHaveLength(2);
});

test('anyone who may not open a lecture finds nothing that is said in it: the rule of the lecture’s page', async () => {
  const teacher = await makeTeacher(db);
  const word = 'اللازورد';
  const of = { teacherId: teacher.id };
  const locked = await makeVideo([word], { free: false, course: of });
  const place = { courseId: locked.course.id, chapterId: locked.chapter.id };
  const videos = {
    locked,
    free: await makeVideo([word], place),
    draft: await makeVideo([word], { ...place, state: 'draft' }),
    scheduled: await makeVideo([word], { ...place, state: 'scheduled', publishAt: new Date(9e12) }),
    hidden: await makeVideo([word], { ...place, state: 'hidden' }),
    binned: await makeVideo([word], { ...place, deletedAt: new Date() }),
    ofDraft: await makeVideo([word], { course: { ...of, state: 'draft' } }),
    ofHidden: await makeVideo([word], { course: { ...of, state: 'hidden' } }),
  };
  const enrolled = async (overrides: object = {}, courseId = locked.course.id) => {
    const person = await makePerson(db);
    await makeEnrolment(db, { courseId, personId: person.id, ...overrides });
    return person;
  };
  const assistant = await makePerson(db);
  await db
    .insert(courseStaff)
    .values({ courseId: locked.course.id, personId: assistant.id, role: 'assistant' });
  const viewers = {
    visitor: null,
    stranger: await makePerson(db),
    pending: await enrolled({ status: 'pending' }),
    joined: await enrolled(),
    ended: await enrolled(),
    memberOfHidden: await enrolled({}, videos.ofHidden.course.id),
    teacher,
    assistant,
    colleague: await makeTeacher(db),
    editor: await makePerson(db, { role: 'editor' }),
    admin: await makeAdmin(db),
  };
  await db
    .update(entitlements)
    .set({ validFrom: new Date(Date.now() - 2000), validUntil: new Date(Date.now() - 1000) })
    .where(eq(entitlements.personId, viewers.ended.id));
  const sees: Record<string, string[]> = {};
  for (const [who, viewer] of Object.entries(viewers)) {
    const hits = await found(word, { viewer, limit: 20 });
    sees[who] = [];
    for (const [name, { course, lecture }] of Object.entries(videos)) {
      const isFound = hits.some((hit) => hit.lecture.id === lecture.id);
      if (isFound) sees[who].push(name);
      const opened = await findLecture(db, {
        course: lecture.courseId,
        lecture: lecture.id,
        caller: viewer,
      }).catch(() => null);
      const isPublic = course.id !== videos.ofHidden.course.id;
      expect(isFound, `${who}, ${name}`).toBe(isPublic && opened?.open === true);
    }
  }
  const beyond = await found(word, { viewer: viewers.joined, lockedOnly: true });
  expect(beyond.map(({ lecture }) => lecture.id)).toEqual([locked.lecture.id]);
  const [all, open] = [['locked', 'free'], ['free']];
  expect(sees).toEqual({
    visitor: open,
    stranger: open,
    pending: open,
    joined: all,
    ended: open,
    memberOfHidden: open,
    teacher: all,
    assistant: all,
    colleague: open,
    editor: open,
    admin: all,
  });
});

describe('captions that change', () => {
  const admin = makeAdmin(db);
  const post = async (route: `${'POST' | 'PUT'} /${string}`, body: object) => {
    const answer = await call(route, { as: await admin, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };

  /** Publishes other captions of a lecture, by the studio. */
  async function publishCaptions(lecture: { id: number }, value: object[]) {
    const item = `/api/studio/items/lecture/${lecture.id}` as const;
    const changes = [{ field: 'captions', value, base: 0 }];
    const saved = await post(`PUT ${item}/draft`, { changes });
    const publish = () => post(`POST ${item}/publish`, { draft_version: saved.draft_version });
    return { publish };
  }

  test('are found once they are published in place of others, and those no more', async () => {
    const { lecture } = await makeVideo(['نتحدث عن الفيروز']);
    const { file, lecture: source } = await makeVideo(['نتحدث عن العنبر'], { state: 'draft' });
    const { publish } = await publishCaptions(lecture, [{ language: 'ar', media: file }]);
    expect(await found('فيروز')).toHaveLength(1);
    expect(await found('عنبر')).toEqual([]);
    await publish();
    expect(await found('فيروز')).toEqual([]);
    const hits = await found('عنبر');
    expect(hits.map((hit) => hit.lecture.id)).toEqual([lecture.id]);
    expect(source.id).not.toBe(lecture.id);
  });

  test('are found no more once a publication removes them', async () => {
    const { lecture } = await makeVideo(['نتحدث عن الياقوت']);
    const { publish } = await publishCaptions(lecture, []);
    await publish();
    expect(await found('ياقوت')).toEqual([]);
  });

  test('are found no more once their lecture or its course is hidden', async () => {
    const { lecture, course } = await makeVideo(['نتحدث عن المرجان']);
    expect(await found('مرجان')).toHaveLength(1);
    await db.update(lectures).set({ state: 'hidden' }).where(eq(lectures.id, lecture.id));
    expect(await found('مرجان')).toEqual([]);
    await db.update(lectures).set({ state: 'published' }).where(eq(lectures.id, lecture.id));
    await db.update(courses).set({ state: 'hidden' }).where(eq(courses.id, course.id));
    expect(await found('مرجان')).toEqual([]);
  });

  test('come along with a copied course, and are found in it once it is published', async () => {
    const { course, lecture } = await makeVideo(['نتحدث عن الكهرمان']);
    const include = ['content', 'media'];
    const copy = await post(`POST /api/studio/courses/${course.id}/copy`, { include });
    expect((await found('كهرمان')).map((hit) => hit.lecture.id)).toEqual([lecture.id]);
    await db.update(courses).set({ state: 'published' }).where(eq(courses.id, copy.course.id));
    await db
      .update(lectures)
      .set({ state: 'published' })
      .where(eq(lectures.courseId, copy.course.id));
    const hits = await found('كهرمان');
    expect(hits.map((hit) => hit.course.id).sort()).toEqual([course.id, copy.course.id].sort());
  });

  test('go with their file', async () => {
    const { file, lecture } = await makeVideo(['نتحدث عن الجمان']);
    await db.delete(lectures).where(eq(lectures.id, lecture.id));
    expect(await found('جمان')).toEqual([]);
    await db.delete(media).where(eq(media.path, file));
    expect(await db.$count(captionLines, like(captionLines.text, '%الجمان%'))).toBe(0);
  });
});
