import { foldDigits } from '@nibras/contract/text/digits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { lockSlugs } from '../addresses.ts';

/** Leaves room for the number of a second item of the same name. */
const maxLength = 70;

/** Tashkeel, Quranic marks and tatweel, which addresses of the same word often lack. */
const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

/**
 * Makes a slug from a name: its letters and digits, Arabic as they are, joined by hyphens. Empty where that leaves
 * nothing but digits, which an address takes for an id.
 */
export function slugOf(name: string): string {
  const words = foldDigits(name.normalize('NFKC').replace(marks, ''))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const chars = [...words.join('-')];
  const cut = chars.slice(0, maxLength).join('');
  const slug = chars.length > maxLength && cut.includes('-') ? cut.replace(/-[^-]*$/, '') : cut;
  return /^\d+(-\d+)*$/.test(slug) ? '' : slug;
}

const firstFree = (base: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
};

/** Tables whose items lead from their former addresses, and the kind of the items. */
const addressedTables = {
  courses: 'course',
  articles: 'article',
  services: 'service',
  projects: 'project',
  pages: 'page',
} as const;
type AddressedTable = keyof typeof addressedTables;

const isAddressed = (table: string): table is AddressedTable => table in addressedTables;

/** The slugs of a table that begin as the wanted ones, and those that lead to its items. */
async function takenSlugs(
  tx: Transaction,
  {
    table,
    bases,
    within = sql`true`,
  }: { table: string; bases: string[]; within?: SQL | undefined },
): Promise<Set<string>> {
  const like = sql`(slug = any(${sql.param(bases)}::text[])
    or regexp_replace(slug, '-[0-9]+$', '') = any(${sql.param(bases)}::text[]))`;
  const former = isAddressed(table)
    ? sql`union select slug from slug_redirects where kind = ${addressedTables[table]} and ${like}`
    : sql``;
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from ${sql.identifier(table)} where ${within} and ${like} ${former}`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Makes slugs that are free, in the order of the names. Others who make slugs of the same table wait until the
 * transaction ends, so that two never choose the same.
 * @param options.within the rows among which a slug is unique, such as those of one course, which the caller has locked
 * @param options.otherwise the slug of a name without letters
 */
export async function freeSlugs(
  tx: Transaction,
  {
    table,
    names,
    otherwise,
    within,
  }: {
    table: AddressedTable | 'lectures' | 'categories';
    names: readonly string[];
    otherwise: string;
    within?: SQL;
  },
): Promise<string[]> {
  const bases = names.map((name) => slugOf(name) || otherwise);
  if (!within) await lockSlugs(tx, table);
  const taken = await takenSlugs(tx, { table, bases, within });
  return bases.map((base) => {
    const slug = firstFree(base, taken);
    taken.add(slug);
    return slug;
  });
}
