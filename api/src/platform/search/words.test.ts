import { lexicon } from '@nibras/contract/text/lexicon.ts';
import { wordPattern } from '@nibras/contract/text/word-pattern.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeTeacher } from '#factories/people.ts';
import { courses } from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { searchTable } from './search-table.ts';
import { nearMisses, type WordPair, wordPairs } from './word-set.ts';

const { db } = await startTestApp({ work: false });

const pairs: WordPair[] = Object.values(wordPairs).flat();
const misses: WordPair[] = Object.values(nearMisses).flat();
const texts = [...new Set([...pairs, ...misses].map(({ text }) => text))];

beforeAll(async () => {
  const teacherId = (await makeTeacher(db)).id;
  for (const name of texts) await makeCourse(db, { name, description: '', teacherId });
});

async function findNames(input: string): Promise<Set<string>> {
  const { where, isNearest } = await searchTable(db, courses, input);
  if (isNearest) return new Set();
  const rows = await db.select({ name: courses.name }).from(courses).where(where);
  return new Set(rows.map(({ name }) => name));
}

/** How many of some pairs a way of searching finds. */
async function scoreOf(set: WordPair[], find: (input: string) => Promise<Set<string>>) {
  const found = [];
  for (const { input, text } of set) found.push((await find(input)).has(text));
  return found.filter(Boolean).length;
}

const namesWhere = async (condition: ReturnType<typeof sql>) =>
  new Set(
    (await db.select({ name: courses.name }).from(courses).where(condition)).map((row) => row.name),
  );

/** What the folding alone finds: every word, inside others too. */
const folding = (input: string) =>
  namesWhere(sql`(select bool_and(search_text like '%' || word || '%')
    from regexp_split_to_table(fold_arabic(${input}), ' ') as word)`);

/** PostgreSQL's Arabic dictionary. */
const snowball = (input: string) =>
  namesWhere(sql`to_tsvector('arabic', name) @@ plainto_tsquery('arabic', ${input})`);

describe('300 pairs and 300 near misses over all of their texts', () => {
  // The same figures stand in docs/search.md.
  test('98 % of the pairs are found and no near miss', async () => {
    expect(await scoreOf(pairs, findNames)).toBeGreaterThanOrEqual(294);
    expect(await scoreOf(misses, findNames)).toBe(0);
  });

  test('the folding alone and the Snowball dictionary find less, or noise', async () => {
    expect({
      folding: [await scoreOf(pairs, folding), await scoreOf(misses, folding)],
      snowball: [await scoreOf(pairs, snowball), await scoreOf(misses, snowball)],
    }).toEqual({ folding: [15, 0], snowball: [97, 5] });
  });
});

describe('the listed words', () => {
  const { nouns, presents } = lexicon();

  test('are several hundred, and no group has a word twice', () => {
    const groups = new Set([...nouns.values()].flat());
    expect(groups.size).toBeGreaterThan(600);
    for (const group of groups)
      expect(group.nouns, group.nouns.join(' ')).toEqual([...new Set(group.nouns)]);
    expect(
      [...nouns.keys(), ...presents.keys()].filter((word) => !/^[\u0621-\u064a]{2,}$/.test(word)),
    ).toEqual([]);
  });

  test('a word with two meanings is a known one', () => {
    const twice = [...nouns].filter(
      ([, groups]) => groups.filter((group) => group.nouns.length > 1).length > 1,
    );
    // «عقد» is a contract and some knots; «مقالات» is of «مقال» and of «مقالة».
    expect(twice.map(([word]) => word).toSorted()).toEqual(
      'ازمنه افلام امر حديث حفلات دعاوي طرق عالم عامل عقد فرق مخاطر معامل مقالات مورد واح'.split(
        ' ',
      ),
    );
  });

  test('a listed word finds the words of its own groups alone', () => {
    for (const word of nouns.keys()) {
      const { pattern = '' } = wordPattern(word) ?? {};
      const isForm = new RegExp(`^(?:${pattern})$`);
      const own = new Set(
        (nouns.get(word) ?? []).flatMap((group) => [...group.nouns, ...group.pasts]),
      );
      for (const noun of own) expect(isForm.test(noun), `${word} finds ${noun}`).toBe(true);
      expect(
        [...nouns.keys()].filter((other) => !own.has(other) && isForm.test(other)),
        word,
      ).toEqual([]);
    }
  });
});
