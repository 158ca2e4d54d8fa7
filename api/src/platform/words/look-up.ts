import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { Word } from './forms.ts';
import type { LookUp } from './read-query.ts';
import { wordWithTypo } from './typo-pattern.ts';

/** How many words of the site are read for a query, and how many of one beginning. */
const mostWords = 4_000;
const mostOfBeginning = 200;

/** Words that begin with a part stand behind it and before this letter. */
const last = '\uffff';
const minPart = 5;

interface Row extends Record<string, unknown> {
  written: string;
  folded: string;
}

/** Looks words of the site up in the database, by its indexes. */
export const lookUpIn =
  (db: Queryable): LookUp =>
  async ({ folded, bones, sounds, beginnings, typos }) => {
    const patterns = typos.flatMap((word) => wordWithTypo(word) ?? []);
    const columns = sql`select written, folded from site_words where`;
    const parts = [
      sql`(${columns} folded = any(${sql.param(folded)}::text[]))`,
      sql`(${columns} bones = any(${sql.param(bones)}::text[]))`,
      sql`(${columns} sound = any(${sql.param(sounds)}::text[]) limit ${mostWords})`,
      ...beginnings.map(
        (part) =>
          sql`(${columns} folded ~>=~ ${part} and folded ~<~ ${part + last} limit ${mostOfBeginning})`,
      ),
      ...beginnings
        .filter((part) => part.length >= minPart)
        .map((part) => sql`(${columns} folded like ${`%${part}`} limit ${mostOfBeginning})`),
      ...patterns.map(
        (pattern) => sql`(${columns} folded ~ ${`^${pattern}$`} limit ${mostOfBeginning})`,
      ),
    ];
    const { rows } = await db.execute<Row>(
      sql`select distinct written, folded from (${sql.join(parts, sql` union all `)}) found limit ${mostWords}`,
    );
    return rows.map(({ written, folded: word }): Word => ({ spelled: written, folded: word }));
  };
