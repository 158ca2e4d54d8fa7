import { searching } from '@nibras/contract/limits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCourse, makeEnrolment } from '#factories/courses.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import { makeArticle, makeService } from '#factories/publishing.ts';
import { newNetwork } from '../../testing/new-network.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, pool } = await startTestApp({ work: false });
let teacherId = 0;

/** The slugs of a list as a search orders them, and what it marks. */
async function search(input: string, { list = 'courses', items = 'data', more = '' } = {}) {
  const { body } = await call(
    `GET /api/${list}?page=1&per_page=200&search=${encodeURIComponent(input)}${more}`,
    { remoteAddress: newNetwork() },
  );
  return {
    slugs: body[items].map(({ slug }: { slug: string }) => slug) as string[],
    meta: body.meta as { total: number; marks?: string[] },
  };
}

const course = (slug: string, name: string, more: Partial<Parameters<typeof makeCourse>[1]> = {}) =>
  makeCourse(db, { slug, name, description: '', teacherId, ...more });

beforeAll(async () => {
  teacherId = (await makeTeacher(db)).id;
});

describe('what a search finds stands in order', () => {
  test('as typed, folded, another form; the title before the description', async () => {
    await course('form', 'أسماك ونجوم: الأيقونات');
    await course('described', 'درس صغير', { description: 'عن أيقونة قديمة' });
    await course('typed', 'أيقونة واحدة');
    await course('folded', 'ايقونه واحدة');
    const { slugs } = await search('أيقونة');
    expect(slugs).toEqual(['typed', 'folded', 'form', 'described']);
  });

  test('then how many joined, then the newest; a chosen order wins', async () => {
    const [old, joined, newest] = [
      await course('old', 'تطريز الحقائب', { createdAt: new Date('2020-01-01') }),
      await course('joined', 'تطريز القمصان', { createdAt: new Date('2019-01-01') }),
      await course('newest', 'تطريز الستائر', { createdAt: new Date('2021-01-01') }),
    ];
    expect([old, newest]).toHaveLength(2);
    await makeEnrolment(db, {
      courseId: joined.id,
      personId: (await makePerson(db)).id,
      status: 'joined',
    });
    expect((await search('تطريز')).slugs).toEqual(['joined', 'newest', 'old']);
    expect((await search('تطريز', { more: '&sort=newest' })).slugs).toEqual([
      'newest',
      'old',
      'joined',
    ]);
  });

  test('a word in a title outweighs a newer item that only has it in its text', async () => {
    await makeArticle(db, {
      slug: 'a-title',
      name: 'الفسيفساء',
      smallDescription: '',
      description: '',
      createdAt: new Date('2020-01-01'),
    });
    await makeArticle(db, {
      slug: 'b-small',
      name: 'فن قديم',
      smallDescription: 'عن الفسيفساء',
      description: '',
    });
    await makeArticle(db, {
      slug: 'c-body',
      name: 'فن آخر',
      smallDescription: '',
      description: '<p>نبذة عن الفسيفساء</p>',
    });
    const found = await search('الفسيفساء', { list: 'article', items: 'articles' });
    expect(found.slugs).toEqual(['a-title', 'b-small', 'c-body']);
    await makeService(db, {
      slug: 's-text',
      name: 'ترميم',
      smallDescription: '',
      description: 'فسيفساء',
      managerId: teacherId,
    });
    await makeService(db, {
      slug: 's-title',
      name: 'فسيفساء',
      smallDescription: '',
      description: '',
      managerId: teacherId,
      createdAt: new Date('2020-01-01'),
    });
    expect((await search('فسيفساء', { list: 'service', items: 'services' })).slugs).toEqual([
      's-title',
      's-text',
    ]);
  });
});

test('what is written differently is marked by patterns, a typo too', async () => {
  await course('sites', 'إطلاق المواقع بسرعة');
  const isMarked = (marks: string[] | undefined, word: string) =>
    marks?.some((mark) => new RegExp(`^(?:${mark})$`).test(word));
  const bySingular = await search('موقع');
  expect(bySingular.slugs).toEqual(['sites']);
  expect(isMarked(bySingular.meta.marks, 'مواقع')).toBe(true);
  expect(isMarked((await search('مواقغ')).meta.marks, 'مواقع')).toBe(true);
  expect((await search('')).meta.marks).toBeUndefined();
});

describe('among many courses', () => {
  beforeAll(async () => {
    await pool.query(
      `insert into courses (slug, name, description, teacher_id, created_at)
        select 'many-' || n, 'كورس ' || n || case when n % 20 = 0 then ' زبرجد' when n = 7 then ' ياقوت' else '' end, '', $1,
          now() - make_interval(mins => n) from generate_series(1, 4000) n`,
      [teacherId],
    );
    await pool.query('analyze courses');
  });

  test('a common word finds the most wanted, not the newest, and a rare one is found in all', async () => {
    const { rows } = await pool.query(`select id from courses where slug = 'many-3980'`);
    const member = await makePerson(db);
    await makeEnrolment(db, { courseId: rows[0].id, personId: member.id, status: 'joined' });
    const { meta, slugs } = await search('زبرجد');
    expect(meta.total).toBe(4000 / 20);
    expect(slugs.slice(0, 2)).toEqual(['many-3980', 'many-20']);
    expect((await search('كورس')).slugs[0]).toBe('many-3980');
    await pool.query(`update courses set created_at = '2001-01-01' where slug = 'many-7'`);
    expect((await search('ياقوت')).slugs).toEqual(['many-7']);
    expect((await search('ياقوث')).slugs).toEqual(['many-7']);
  });

  test('a word that is in all of them counts up to the limit', async () => {
    expect((await search('كورس')).meta.total).toBe(searching.foundAtMost);
  });
});
