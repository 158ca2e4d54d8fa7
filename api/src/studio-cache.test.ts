import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { makeChapter, makeCourse, makeLecture } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { drafts } from '#platform/database/schema/index.ts';
import { startCachingProcess } from './testing/caching-app.ts';
import { startTestApp } from './testing/test-app.ts';

const main = await startTestApp({ work: false });
const { call, db } = main;
const other = await startCachingProcess(main);
const teacher = await makeTeacher(db);
const course = await makeCourse(db, { teacherId: teacher.id });
const chapter = await makeChapter(db, { courseId: course.id, position: 0 });
const second = await makeChapter(db, { courseId: course.id, position: 1 });
const place = { courseId: course.id, chapterId: chapter.id };
const lecture = await makeLecture(db, { ...place, name: 'أولى', position: 0 });
await makeLecture(db, { courseId: course.id, chapterId: second.id, name: 'ثانية' });
const detail = `/api/course-details/${course.id}`;

const get = () => other.app.inject({ url: detail });
const isCached = async () => (await get()).headers['cache-status'] === 'nibras; hit';
const warm = () => vi.waitFor(async () => expect(await isCached()).toBe(true), { timeout: 60_000 });

/** The page of another process after a change that was made in this one. */
async function after(route: Parameters<typeof call>[0], body?: object) {
  await warm();
  const received = other.bus.received();
  const { status } = await call(route, { as: teacher, ...(body && { body }) });
  expect(status).toBe(200);
  await other.bus.whenProcessed(received);
  return (await get()).json().course.chapters;
}
const lectures = [lecture.id];

test('freeing, placing, hiding and publishing are in the next response of another process', async () => {
  const freed = await after('PUT /api/studio/lectures/free', { lectures, free: true });
  expect(freed[0].lectures[0].show).toBe(1);
  const moved = { lectures, chapter_id: second.id, position: 0 };
  const placed = await after('PUT /api/studio/lectures/place', moved);
  expect(placed[1].lectures.map(({ name }: { name: string }) => name)).toEqual(['أولى', 'ثانية']);
  const hidden = await after('POST /api/studio/lectures/state', { lectures, act: 'hide' });
  expect(hidden[1].lectures).toHaveLength(1);
  const published = await after('POST /api/studio/lectures/state', { lectures, act: 'publish' });
  expect(published[1].lectures).toHaveLength(2);
  const ordered = await after(`PUT /api/studio/chapters/${second.id}/position`, { position: 0 });
  expect(ordered.map(({ id }: { id: number }) => id)).toEqual([second.id, chapter.id]);
});

test('saving drafts and reading the studio empty no cache', async () => {
  await db.insert(drafts).values({ kind: 'course', itemId: course.id, baseVersion: 0 });
  await other.bus.whenProcessed(0);
  await warm();
  const received = other.bus.received();
  for (const name of ['أ', 'أب', 'أبج']) {
    await db.update(drafts).set({ fields: { name } }).where(eq(drafts.itemId, course.id));
  }
  const made = await call(`GET /api/studio/courses/${course.id}/tree`, { as: teacher });
  expect(made.body.course.name).toBe('أبج');
  await call('GET /api/studio/log', { as: teacher });
  await other.bus.whenProcessed(received);
  expect(other.bus.received()).toBe(received);
  expect(await isCached()).toBe(true);
});
