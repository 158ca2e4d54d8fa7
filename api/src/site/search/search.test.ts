import { searching } from '@nibras/contract/limits.ts';
import { searchWork as limits } from '@nibras/contract/site/search/limits.ts';
import { foundKindNames } from '@nibras/contract/site/search/search-kinds.ts';
import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeCaptionLines } from '#factories/caption-lines.ts';
import { makeChapter, makeCourse, makeEnrolment, makeLecture } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeProject, makeService } from '#factories/publishing.ts';
import { articles, courses } from '#platform/database/schema/index.ts';
import { startCachingProcess } from '../../testing/caching-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const main = await startTestApp({ work: false });
const { call, db, platform } = main;

const search = async (q: string, more = ''): Promise<SearchAnswer> => {
  const { status, body } = await call(`GET /api/search?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body;
};
const suggest = async (q: string): Promise<SearchAnswer> =>
  (await call(`GET /api/search/suggestions?q=${encodeURIComponent(q)}`)).body;
const titles = ({ groups }: SearchAnswer) =>
  groups.map(({ kind, items }) => [kind, ...items.map(({ title }) => title)]);

const teacher = await makeTeacher(db, { name: 'ليلى الحمداني', email: 'zqaddress@example.org' });
const course = await makeCourse(db, {
  name: 'أساسيات الفيزياء',
  description: 'نبدأ من الحركة والسرعة ثم نصل إلى قوانين نيوتن في الجاذبية.',
  teacherId: teacher.id,
  image: 'courses/physics.webp',
});
const { id: chapterId } = await makeChapter(db, { courseId: course.id });
const lecture = await makeLecture(db, {
  courseId: course.id,
  chapterId,
  name: 'قوانين الجاذبية',
});
await makeArticle(db, {
  name: 'كيف تعمل الجاذبية',
  smallDescription: 'قصة التفاحة',
  description: `<p>${'مقدمة '.repeat(60)}</p><p>وقع نيوتن على <b>فكرة</b> المدارات</p>`,
});
const service = await makeService(db, { name: 'مختبر الفيزياء', smallDescription: 'تجهيز' });
const project = await makeProject(db, { name: 'محاكاة الفيزياء', services: [service] });

describe('what a search finds', () => {
  test('everything of a kind that is public, each with its way', async () => {
    const { groups } = await search('الفيزياء');
    expect(groups.map(({ kind }) => kind)).toEqual(['courses', 'services', 'projects']);
    expect(groups[0]).toEqual({
      kind: 'courses',
      total: 1,
      all: `/courses?${new URLSearchParams({ search: 'الفيزياء' })}`,
      items: [
        {
          id: course.id,
          title: 'أساسيات الفيزياء',
          detail: 'ليلى الحمداني',
          excerpt: 'نبدأ من الحركة والسرعة ثم نصل إلى قوانين نيوتن في الجاذبية.',
          path: `/courses/${course.id}`,
          picture: 'courses/physics.webp',
        },
      ],
    });
    expect(groups[1]?.items[0]).toMatchObject({ path: `/services/${service.id}` });
    expect(groups[2]?.items[0]).toMatchObject({
      path: `/portfolio/${project.id}`,
      detail: 'مختبر الفيزياء',
    });
  });

  test('a lecture of a published course, named with its course', async () => {
    const { groups } = await search('قوانين الجاذبية');
    expect(groups[0]).toMatchObject({
      kind: 'lectures',
      all: `/search?${new URLSearchParams({ q: 'قوانين الجاذبية', kind: 'lectures' })}`,
      items: [
        {
          title: 'قوانين الجاذبية',
          detail: 'أساسيات الفيزياء',
          path: `/courses/${course.id}/lecture/${lecture.id}`,
        },
      ],
    });
  });

  test('the kind with a hit in a title is before one with a hit in a text', async () => {
    expect(titles(await search('الجاذبية'))).toEqual([
      ['lectures', 'قوانين الجاذبية'],
      ['articles', 'كيف تعمل الجاذبية'],
      ['courses', 'أساسيات الفيزياء'],
    ]);
  });

  test('the place in a long text, without its tags', async () => {
    const { groups } = await search('المدارات');
    expect(groups[0]?.items[0]?.excerpt).toMatch(/^… .*وقع نيوتن على فكرة المدارات$/);
  });

  test('a teacher by the name and never by the address', async () => {
    expect((await search('حمداني')).groups[0]).toMatchObject({
      kind: 'teachers',
      items: [{ id: teacher.id, path: `/teacher/${teacher.id}` }],
    });
    expect((await search('zqaddress')).groups).toEqual([]);
  });

  test('no person who teaches nothing that is public', async () => {
    const student = await makePerson(db, { name: 'زقاق المجهول' });
    await makeCourse(db, { teacherId: student.id, state: 'draft' });
    expect((await search('زقاق')).groups).toEqual([]);
  });

  test('one kind where one is asked for, and more of it', async () => {
    for (let number = 0; number < searching.shownPerKind + 2; number += 1) {
      await makeArticle(db, { name: `ثقوب سوداء ${number}` });
    }
    await makeCourse(db, { name: 'ثقوب سوداء' });
    const { groups } = await search('ثقوب');
    expect(groups.map(({ items, total }) => [items.length, total])).toEqual([
      [1, 1],
      [searching.shownPerKind, searching.shownPerKind + 2],
    ]);
    const one = await search('ثقوب', '&kind=articles');
    expect(one.groups.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['articles', searching.shownPerKind + 2],
    ]);
  });

  test('nothing for a blank search or signs only', async () => {
    for (const q of ['', '   ', '؟', '%', '()']) {
      expect(await search(q), q).toEqual({ groups: [], marks: [], did_you_mean: null });
    }
  });
});

describe('suggestions', () => {
  test('are titles of all kinds, eight at most', async () => {
    for (let number = 0; number < limits.suggestions; number += 1) {
      await makeArticle(db, { name: `كواكب ${number}` });
      await makeProject(db, { name: `كواكب المشروع ${number}` });
    }
    const { groups } = await suggest('كواكب');
    const items = groups.flatMap((group) => group.items);
    expect(groups.map(({ kind }) => kind)).toEqual(['articles', 'projects']);
    expect(items).toHaveLength(limits.suggestions);
    expect(items.every((item) => item.excerpt === '')).toBe(true);
  });

  test('of a word that is still being typed are found', async () => {
    expect(titles(await suggest('الفيز'))).toEqual(titles(await search('الفيز')));
  });
});

describe('what is not public', () => {
  const mark = 'zqhidden';
  test.each([
    ['draft', { state: 'draft' }],
    ['scheduled', { state: 'scheduled', publishAt: new Date(Date.now() + 3_600_000) }],
    ['hidden', { state: 'hidden' }],
    ['in the bin', { deletedAt: new Date() }],
  ] as const)('is never found: %s', async (state, fields) => {
    const named = { name: `${mark} ${state}`, ...fields };
    const hidden = await makeCourse(db, named);
    const inHidden = await makeChapter(db, { courseId: hidden.id });
    await makeLecture(db, { courseId: hidden.id, chapterId: inHidden.id, name: `${mark} inside` });
    await makeLecture(db, { courseId: course.id, chapterId, ...named });
    await makeArticle(db, named);
    await makeService(db, named);
    await makeProject(db, named);
    for (const q of [mark, `${mark}x`, mark.slice(0, -1)]) {
      expect(await search(q), q).toEqual({ groups: [], marks: [], did_you_mean: null });
      expect((await suggest(q)).groups, q).toEqual([]);
    }
  });
});

describe('the cache', () => {
  test('answers a search twice, and forgets it when something is published or hidden', async () => {
    const { app } = await startCachingProcess(main);
    for (const path of ['search', 'search/suggestions']) {
      const ask = () => app.inject({ url: `/api/${path}?q=${encodeURIComponent('مجرات')}` });
      const cached = () =>
        vi.waitFor(
          async () => {
            const answer = await ask();
            expect(answer.headers['cache-status']).toBe('nibras; hit');
            return titles(answer.json());
          },
          { timeout: 60_000 },
        );
      expect(await cached()).toEqual([]);
      const { id } = await makeArticle(db, { name: 'رحلة بين المجرات' });
      const found = [['articles', 'رحلة بين المجرات']];
      await vi.waitFor(async () => expect(titles((await ask()).json())).toEqual(found));
      expect(await cached()).toEqual(found);
      await db.update(articles).set({ state: 'hidden' }).where(eq(articles.id, id));
      await vi.waitFor(async () => expect(titles((await ask()).json())).toEqual([]));
    }
  });
});

describe('did you mean', () => {
  test('names the words of titles that are near', async () => {
    await makeCourse(db, { name: 'البرمجة والخوارزميات المتقدمة' });
    expect((await search('خوارومبات')).did_you_mean).toBe('الخوارزميات');
    expect((await suggest('خوارومبات')).did_you_mean).toBe('الخوارزميات');
    expect((await search('خوارومبات المتقدمة')).did_you_mean).toBe('الخوارزميات المتقدمة');
  });

  test('reads Arabic in Latin letters, and asks where its sound is that of a short noun', async () => {
    await makeCourse(db, { name: 'درس الجبر' });
    const named = (answer: SearchAnswer) => answer.groups.flatMap(({ items }) => items[0]?.title);
    expect(named(await search('el 5awarezmiat'))).toContain('البرمجة والخوارزميات المتقدمة');
    const { groups, did_you_mean } = await search('gabr');
    expect({ groups, did_you_mean }).toEqual({ groups: [], did_you_mean: 'الجبر' });
  });

  test('leads to something, and is null where nothing is near', async () => {
    expect((await search('ظظظظظظ')).did_you_mean).toBeNull();
    expect((await search('الجاذبية المختبرية طططط')).did_you_mean).toBeNull();
  });

  test('never names a word of a draft', async () => {
    const { id } = await makeCourse(db, { name: 'zquantumfields', state: 'draft' });
    expect((await search('zquamtunfields')).did_you_mean).toBeNull();
    await db.update(courses).set({ state: 'published' }).where(eq(courses.id, id));
    await expect
      .poll(async () => (await search('zquamtunfields')).did_you_mean)
      .toBe('zquantumfields');
  });
});

describe('limits', () => {
  test('a search of more than 100 characters or of an unknown kind is refused', async () => {
    const long = 'ا'.repeat(101);
    for (const path of ['search', 'search/suggestions']) {
      expect((await call(`GET /api/${path}?q=${encodeURIComponent(long)}`)).status).toBe(422);
    }
    expect((await call('GET /api/search?q=x&kind=people')).status).toBe(422);
  });

  test('these searches count as those of lists, and a blank one does not', async () => {
    const remoteAddress = '198.51.100.77';
    const ask = (path: string) => call(`GET /api/${path}` as 'GET /api/x', { remoteAddress });
    for (let sent = 0; sent < limits.perMinutePerNetworkAddress; sent += 1) {
      // A sign: no search, but not blank.
      const { status } = await ask(`search${sent % 2 ? '' : '/suggestions'}?q=%25`);
      if (status !== 200) expect(status, `search ${sent}`).toBe(200);
    }
    const [one, other, list, blank] = await Promise.all([
      ask('search?q=zqlast'),
      ask('search/suggestions?q=zqlast'),
      ask('courses?search=zqlast'),
      ask('search?q='),
    ]);
    expect([one, other, list].map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(blank?.status).toBe(200);
  });

  test('they run on the connections of searches', async () => {
    const clients = await Promise.all(
      Array.from({ length: platform.searches.pool.options.max }, () =>
        platform.searches.pool.connect(),
      ),
    );
    onTestFinished(() => {
      for (const client of clients) client.release();
    });
    const { status, body, headers } = await call('GET /api/search?q=zqwaits');
    expect(status).toBe(503);
    expect(body.message).toMatch(/البحث/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('what hostile text asks for is answered', async () => {
    for (const q of [
      "'; drop table courses; --",
      '\\%_',
      '(((((',
      '😀'.repeat(40),
      'ﷺ'.repeat(100),
    ]) {
      await search(q);
      await suggest(q);
    }
    await search('ظغذثخضصق '.repeat(11).trim());
  });

  test('every kind that is promised has a search; those of the seconds of videos are in `learning`', async () => {
    const { kinds } = await import('./kinds.ts');
    expect([...kinds.map(({ kind }) => kind), 'chapters', 'moments']).toEqual(foundKindNames);
  });
});

test('a member is offered what everybody is, and no more', async () => {
  const member = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: member.id });
  const { body } = await call(`GET /api/search?q=${encodeURIComponent('الفيزياء')}`, {
    as: member,
  });
  expect(titles(body)).toEqual(titles(await search('الفيزياء')));
});

test('what is said in an open lecture leads to its second, behind what is called so, and is replaced with its file', async () => {
  const { id: chapterId } = await makeChapter(db, { courseId: course.id });
  const place = { courseId: course.id, chapterId };
  const file = 'private/moments.ar.vtt';
  const lecture = await makeLecture(db, {
    ...place,
    name: 'درس مفتوح',
    free: true,
    captions: [file],
  });
  await makeCaptionLines(db, file, ['أهلًا بكم', 'نتحدث عن الزبرجد']);
  const locked = await makeLecture(db, { ...place, captions: ['private/locked.ar.vtt'] });
  await makeCaptionLines(db, 'private/locked.ar.vtt', ['عن الزبرجد أيضًا']);
  const moment = {
    id: lecture.id,
    title: 'درس مفتوح',
    detail: course.name,
    excerpt: 'نتحدث عن الزبرجد',
    path: `/courses/${course.id}/lecture/${lecture.id}?t=5`,
    picture: null,
    second: 5,
  };
  const { groups } = await search('زبرجد');
  expect(groups).toEqual([
    {
      kind: 'moments',
      items: [moment],
      total: 1,
      all: `/search?${new URLSearchParams({ q: 'زبرجد', kind: 'moments' })}`,
    },
  ]);
  // A word may stand in the name of the lecture instead.
  const withName = await search('الزبرجد المفتوح');
  expect(withName.groups.find(({ kind }) => kind === 'moments')?.items).toEqual([moment]);
  const called = await makeLecture(db, { ...place, name: 'الزبرجد' });
  expect((await search('زبرجد')).groups.map(({ kind }) => kind)).toEqual(['lectures', 'moments']);
  const only = await call(`GET /api/search?q=${encodeURIComponent('زبرجد')}&kind=moments`);
  expect(only.body.groups.map(({ kind }: { kind: string }) => kind)).toEqual(['moments']);
  const member = await makePerson(db);
  await makeEnrolment(db, { courseId: course.id, personId: member.id });
  const own = await call(`GET /api/search/mine?q=${encodeURIComponent('زبرجد')}`, { as: member });
  expect(own.body.groups).toMatchObject([
    { kind: 'my-moments', items: [{ id: locked.id, second: 0 }] },
  ]);
  expect(called.id).not.toBe(lecture.id);
});
