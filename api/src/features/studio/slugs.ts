import { foldDigits } from '@nibras/contract/text/digits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

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
    table: 'courses' | 'lectures' | 'categories' | 'services' | 'projects';
    names: readonly string[];
    otherwise: string;
    within?: SQL;
  },
): Promise<string[]> {
  const bases = names.map((name) => slugOf(name) || otherwise);
  if (!within)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slugs of ${table}`}))`);
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from ${sql.identifier(table)} where ${within ?? sql`true`}
      and (slug = any(${sql.param(bases)}::text[])
        or regexp_replace(slug, '-[0-9]+$', '') = any(${sql.param(bases)}::text[]))`,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return bases.map((base) => {
    const slug = firstFree(base, taken);
    taken.add(slug);
    return slug;
  });
}
