import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCategory, makeCourse } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { courses } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { typoPattern } from '../words/typo-pattern.ts';
import { searchedText } from './search.ts';
import { documents, ordinary, unrelated, variants } from './search-set.ts';
import { searchTable } from './search-table.ts';

const app = await startTestApp();
const { db, pool } = app;

beforeAll(async () => {
  const teacherId = (await makeTeacher(db)).id;
  const categoryId = (await makeCategory(db)).id;
  for (const [slug, name] of Object.entries(documents)) {
    await makeCourse(db, { slug, name, description: '', teacherId, categoryId });
  }
});

const slugsWhere = async (condition: SQL | undefined) => {
  const rows = await db.select({ slug: courses.slug }).from(courses).where(condition);
  return rows.map(({ slug }) => slug);
};

/** Returns the slugs that a search finds, in no particular order. */
async function find(input: string): Promise<string[]> {
  const { where, total } = await searchTable(db, courses, input);
  const slugs = await slugsWhere(where);
  expect(slugs).toHaveLength(total);
  return slugs;
}

/** Returns what a plain full-text search of PostgreSQL finds. */
const findPlainly = (configuration: 'simple' | 'arabic', input: string) =>
  slugsWhere(
    sql`to_tsvector(${configuration}::regconfig, name) @@ plainto_tsquery(${configuration}::regconfig, ${input})`,
  );

describe('the published set', () => {
  test('finds all of 13 ordinary searches, and a plain full-text index few', async () => {
    const score = { ours: 0, simple: 0, arabic: 0 };
    for (const [input, ...wanted] of ordinary) {
      const among = (found: string[]) => Number(wanted.every((slug) => found.includes(slug)));
      const ours = await find(input);
      expect(ours, input).toEqual(wanted);
      score.ours += among(ours);
      score.simple += among(await findPlainly('simple', input));
      score.arabic += among(await findPlainly('arabic', input));
    }
    // The same figures stand in docs/search.md.
    expect(score).toEqual({ ours: 13, simple: 1, arabic: 4 });
  });

  for (const [kind, queries] of Object.entries(variants)) {
    test.each(queries)(`${kind}: «%s» finds that and nothing else`, async (input, ...found) => {
      expect((await find(input)).toSorted()).toEqual(found.toSorted());
    });
  }

  test.each(unrelated)('«%s» finds nothing', async (input) => {
    expect(await find(input)).toEqual([]);
  });

  test('has more than 40 variants', () => {
    expect(Object.values(variants).flat().length).toBeGreaterThan(40);
  });

  test('a blank search finds everything', async () => {
    expect(await find('  ')).toHaveLength(Object.keys(documents).length);
  });

  test('words with a typo are found only where nothing matches exactly', async () => {
    await makeCourse(db, { slug: 'near', name: 'بايثوت', description: '' });
    expect(await find('بايثون')).toEqual(['data']);
    // The site has no word but those two that is near.
    expect((await find('بايثوص')).toSorted()).toEqual(['data', 'near']);
  });
});

describe('one typo', () => {
  /** All typos of a word by one letter; ظ is in no word of the set. */
  const typos = (word: string) =>
    Array.from(word, (letter, place) => {
      const before = word.slice(0, place);
      const after = word.slice(place + 1);
      return [
        `${before}ظ${after}`,
        before + after,
        `${before}ظ${letter}${after}`,
        before + after.slice(0, 1) + letter + after.slice(1),
      ];
    }).flat();

  test('is found at any position of a word', async () => {
    const { rows } = await pool.query<{ word: string; text: string }>(
      `select word, search_text as text from courses, string_to_array(search_text, ' ') as words, unnest(words) as word
        where length(word) between 5 and 15`,
    );
    const input = rows.flatMap(({ word, text }) => typos(word).map((typo) => ({ typo, text })));
    expect(input.length).toBeGreaterThan(1000);
    const { rows: missed } = await pool.query(
      `select typo from unnest($1::text[], $2::text[], $3::text[]) as asked(typo, text, pattern)
        where not (text ~ pattern)`,
      [
        input.map(({ typo }) => typo),
        input.map(({ text }) => text),
        input.map(({ typo }) => typoPattern(typo)),
      ],
    );
    expect(missed).toEqual([]);
  });

  test('is allowed in words of 4 to 16 letters', () => {
    expect(typoPattern('abc')).toBeNull();
    expect(typoPattern('abcd')).not.toBeNull();
    expect(typoPattern('a'.repeat(16))).not.toBeNull();
    expect(typoPattern('a'.repeat(17))).toBeNull();
  });
});

describe('hostile text', () => {
  const texts = [
    "'; drop table courses; --",
    '\\',
    '\\%_\\_%',
    '(((((',
    '[a-',
    '*+?{1000000}',
    '***=x',
    '++++',
    '+'.repeat(100),
    'c++c++c++',
    '####',
    '\ud800 lone surrogate',
    '😀'.repeat(50),
    'ﷺ'.repeat(100),
    '\u064b'.repeat(100),
    'ال'.repeat(50),
    'ال '.repeat(33),
    'ا'.repeat(100),
    'ظغذث '.repeat(20),
    Array.from({ length: 6 }, (_, n) => `ظغذثخضصقفعهح${n}غظ`).join(' '),
  ];
  test.each(texts)('«%s» is answered', async (text) => {
    const { status } = await app.call(
      `GET /api/courses?search=${encodeURIComponent(text.toWellFormed())}`,
    );
    expect(status).toBe(200);
    await find(text);
  });
});

describe('with many rows', () => {
  const explain = async (condition: SQL | undefined) => {
    const query = db.select().from(courses).where(condition).toSQL();
    const { rows } = await pool.query(`explain ${query.sql}`, query.params);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  beforeAll(async () => {
    const { id } = await makeTeacher(db);
    // Words of random letters, so that the searched words are rare.
    await pool.query(
      `insert into courses (slug, name, description, teacher_id)
        select 'row-' || n, 'كورس ' || n, (
          select string_agg(translate(md5(n || ':' || w), '0123456789abcdef', 'ابتثجحخدذرزسشصضط'), ' ')
          from generate_series(1, 5) as w
        ), $1 from generate_series(1, 4000) as n`,
      [id],
    );
    await pool.query('vacuum analyze courses');
  });

  test('a search uses the index, with a typo too', async () => {
    for (const input of ['خوارزميات', 'خورازميات', 'بايثنو', 'javascript node', 'c++11', 'مواقع']) {
      const { found, mayFind, withTypo } = await searchedText(db, input);
      for (const condition of [found, mayFind, withTypo]) {
        const plan = await explain(condition(courses.searchText));
        expect(plan, input).toContain('courses_search');
        expect(plan, input).not.toContain('Seq Scan');
      }
    }
  });

  test('the newest courses are read from their index without sorting', async () => {
    const newest = (from: string) =>
      pool.query(`explain select * from ${from} order by created_at desc, id desc limit 8`);
    const { rows } = await newest('courses where published');
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('courses_newest');
    expect(plan).not.toContain('Sort');
  });

  test('the lectures of a course are counted by the index of published ones', async () => {
    const { rows: made } = await pool.query('select id from courses order by id limit 1');
    const course = made[0]?.id;
    await pool.query(
      `with chapter as (insert into chapters (course_id, name) values ($1, 'فصل') returning id)
        insert into lectures (course_id, chapter_id, slug, name, type)
        select $1, chapter.id, 'lecture-' || n, 'محاضرة', 'article' from chapter, generate_series(1, 3000) n`,
      [course],
    );
    await pool.query('vacuum analyze lectures');
    const { rows } = await pool.query(
      `explain select count(*) from lectures where lectures.course_id = ${course + 1} and lectures.published`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('lectures_published');
  });
});
