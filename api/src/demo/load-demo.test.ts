import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { openDatabase } from '#platform/database/database.ts';
import {
  articles,
  attemptQuestions,
  captions,
  conversations,
  courseResources,
  courses,
  exerciseAttempts,
  lectures,
  messages,
  notifications,
  people,
  purchases,
  questions,
  quizAttempts,
  settings,
} from '#platform/database/schema/index.ts';
import { content } from '../../../demo/content/index.ts';
import { broken } from '../testing/sales/truths.ts';
import { startTestApp } from '../testing/test-app.ts';
import { demoLock, loadDemoOnce } from './load-demo.ts';

const app = await startTestApp();
const used = await startTestApp();
const { db, platform, call } = app;

test('a failed load is rolled back and can be repeated', async () => {
  const storage = {
    ...platform.storage,
    write: () => Promise.reject(new Error('the disk is full')),
  };
  await expect(loadDemoOnce({ ...platform, storage })).rejects.toThrow('the disk is full');
  expect(await db.$count(people)).toBe(0);
  expect(await db.$count(courses)).toBe(0);
  expect(await db.$count(settings, eq(settings.name, 'demo'))).toBe(0);
});

test('concurrent processes load it once', async () => {
  await Promise.all([loadDemoOnce(platform), loadDemoOnce(platform)]);
  expect(await db.$count(people)).toBe(content.people.length);
  expect(await db.$count(courses)).toBe(content.courses.length);
});

test('a later start loads nothing, also if content was deleted', async () => {
  await db.delete(articles).where(eq(articles.slug, content.articles[0]?.slug ?? ''));
  await loadDemoOnce(platform);
  expect(await db.$count(articles)).toBe(content.articles.length - 1);
});

test('an installation with own courses is not changed', async () => {
  await makeCourse(used.db);
  await loadDemoOnce(used.platform);
  expect(await used.db.$count(courses)).toBe(1);
});

test('a process waits for the one that loads, however long a statement may take', async () => {
  const { db: hasty, close } = openDatabase(used.databaseUrl, { statementTimeout: 100 });
  const began = Promise.withResolvers<void>();
  const loading = used.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    began.resolve();
    await tx.execute(sql`select pg_sleep(0.4)`);
    await tx.insert(settings).values({ name: 'demo', value: {} });
  });
  await began.promise;
  await loadDemoOnce({ ...used.platform, db: hasty });
  expect(await used.db.$count(settings, eq(settings.name, 'demo'))).toBe(1);
  await loading;
  await close();
});

describe('the loaded content', () => {
  test('what was sold is open, what is open was paid, and sums add up', async () => {
    expect(await db.$count(purchases)).toBeGreaterThan(content.purchases.length);
    expect(await broken(app.pool)).toEqual({});
  });

  test('lecture videos and captions are private, posters are public', async () => {
    const rows = await db.select().from(lectures);
    const withVideo = rows.filter(({ video }) => video !== null);
    expect(withVideo.length).toBeGreaterThanOrEqual(3);
    for (const { id, video, poster } of withVideo) {
      const files = await db.select().from(captions).where(eq(captions.lectureId, id));
      expect(video).toMatch(/^private\/videos\/.+\.mp4$/);
      expect(poster).toMatch(/^videos\/.+\.webp$/);
      expect(files.map(({ language }) => language)).toEqual(['ar', 'en']);
      for (const path of [video ?? '', poster ?? '', ...files.map((file) => file.path)]) {
        expect(await platform.storage.stat(path), path).not.toBeNull();
      }
    }
    for (const { video } of withVideo) {
      const publicPath = video?.replace('private/', '') ?? '';
      expect(await platform.storage.stat(publicPath)).toBeNull();
    }
  });

  test('resources for members are private, and all have their real size', async () => {
    const rows = await db.select().from(courseResources);
    expect(rows.map(({ membersOnly }) => membersOnly)).toContain(true);
    for (const { file, size, membersOnly } of rows) {
      expect(file.startsWith(membersOnly ? 'private/resources/' : 'resources/')).toBe(true);
      expect((await platform.storage.stat(file))?.size).toBe(size);
    }
  });

  test('dates are relative to the first start', async () => {
    for (const { slug, daysAgo } of content.courses) {
      const [row] = await db.select().from(courses).where(eq(courses.slug, slug));
      const age = Date.now() - (row?.createdAt.getTime() ?? 0);
      expect(Math.round(age / 86_400_000)).toBe(daysAgo);
    }
  });

  test('a conversation has the date of its last message', async () => {
    for (const { id, updatedAt } of await db.select().from(conversations)) {
      const sent = await db.select().from(messages).where(eq(messages.conversationId, id));
      const last = sent.at(-1);
      if (last) expect(updatedAt).toEqual(last.createdAt);
    }
  });

  test('the demo accounts have notifications, some of them unread', async () => {
    const accounts = await db
      .select()
      .from(people)
      .where(
        inArray(
          people.email,
          ['student', 'student2', 'teacher', 'teacher2'].map((name) => `${name}@example.com`),
        ),
      );
    expect(accounts).toHaveLength(4);
    for (const { id, name } of accounts) {
      const rows = await db.select().from(notifications).where(eq(notifications.personId, id));
      const unread = rows.filter(({ readAt }) => readAt === null);
      expect(unread.length, name).toBeGreaterThan(0);
      expect(rows.length, name).toBeGreaterThan(unread.length);
    }
  });

  test('questions are published, and the scores of attempts add up', async () => {
    const quizzes = content.courses.flatMap(({ chapters }) =>
      chapters.flatMap((chapter) => chapter.lectures.flatMap(({ quiz }) => quiz ?? [])),
    );
    const asked = quizzes.flatMap((quiz) => [...quiz.questions, ...(quiz.draws?.from ?? [])]);
    expect(await db.$count(questions, sql`published`)).toBe(asked.length);
    expect(await db.$count(lectures, isNotNull(lectures.quizItems))).toBe(quizzes.length);
    expect(await db.$count(exerciseAttempts)).toBe(content.exerciseAttempts.length);
    const taken = await db.select().from(quizAttempts);
    expect(taken).toHaveLength(content.quizAttempts.length);
    const marking = taken.filter(({ state }) => state === 'marking');
    expect(marking.length).toBeGreaterThan(0);
    for (const { id, state, score, maxScore } of taken) {
      const rows = await db
        .select()
        .from(attemptQuestions)
        .where(eq(attemptQuestions.attemptId, id));
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(maxScore);
      const sum = rows.reduce((total, row) => total + (row.score ?? 0), 0);
      if (state === 'done') expect(score).toBeCloseTo(sum, 2);
      else expect(rows.some((row) => row.score === null)).toBe(true);
    }
  });

  test('every list and detail matches the contract', async () => {
    for (const path of ['courses', 'article', 'project', 'service']) {
      const list = await call(`GET /api/${path}?per_page=200`);
      expect(list.status, path).toBe(200);
    }
    for (const { id } of (await call('GET /api/courses?per_page=200')).body.data) {
      expect((await call(`GET /api/course-details/${id}`)).status).toBe(200);
    }
    for (const { id } of (await call('GET /api/service')).body.services) {
      expect((await call(`GET /api/service/${id}`)).status).toBe(200);
    }
  });
});

describe('the videos', () => {
  const filmed = content.courses
    .flatMap(({ chapters }) => chapters)
    .flatMap((chapter) => chapter.lectures)
    .filter(({ video }) => video !== undefined);
  const media = (path: string) => join(repoRoot(), 'demo/media', path);

  /** The length of a video in seconds, from the header of its MP4 file. */
  function secondsOf(path: string): number {
    const bytes = readFileSync(media(path));
    // Behind the name: version and flags, two dates, then the units of a second and the length in them.
    const header = bytes.indexOf('mvhd') + 4;
    return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
  }

  test('each belongs to one lecture', () => {
    const paths = filmed.map(({ video }) => video);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(filmed)(
    '$video has the length of its lecture and names it',
    ({ name, minutes, video = '' }) => {
      expect(minutes).toBe(Math.ceil(secondsOf(video) / 60));
      expect(readFileSync(media(video.replace('.mp4', '.ar.vtt')), 'utf8')).toContain(name);
    },
  );
});

test('every file of the content exists', () => {
  const named = [
    ...content.people.map(({ photo }) => photo),
    ...content.courses.flatMap((course) => [
      course.image,
      ...course.resources.map(({ file }) => file),
      ...course.chapters.flatMap((chapter) => chapter.lectures.map(({ video }) => video)),
    ]),
    ...content.articles.map(({ image }) => image),
    ...content.services.map(({ image }) => image),
    ...content.projects.flatMap(({ image, images }) => [image, ...images]),
  ];
  const missing = named.filter(
    (path) => path !== undefined && !existsSync(join(repoRoot(), 'demo/media', path)),
  );
  expect([...new Set(missing)]).toEqual([]);
});
