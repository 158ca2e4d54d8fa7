import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { media } from '#platform/database/schema/index.ts';
import { columnOf } from '#platform/privacy/column-names.ts';
import type { PersonalData, RegisterEntry } from '#platform/privacy/types.ts';
import { isCollected } from './own-rows.ts';
import type { Step } from './plan.ts';

const isStored = ({ columns }: RegisterEntry, key: string) =>
  columns[key]?.kind === 'file' || columns[key]?.stored === true;

const storedColumns = (entry: RegisterEntry) =>
  Object.keys(entry.columns)
    .filter((key) => isStored(entry, key))
    .map((key) => columnOf(entry, key));

/** The columns of a step whose files nobody names after it. */
function losing({ entry, rule }: Step) {
  if (rule.do === 'remove') return storedColumns(entry);
  if (rule.do !== 'clear') return [];
  return Object.keys(rule.set)
    .filter((key) => isStored(entry, key))
    .map((key) => columnOf(entry, key));
}

/** The files that the rows of some steps name and lose. */
export async function pathsOf(tx: Transaction, steps: readonly Step[]): Promise<string[]> {
  const paths = new Set<string>();
  for (const step of steps) {
    for (const column of losing(step)) {
      const { rows } = await tx.execute<{ path: string }>(sql`select ${column} as path
        from ${step.entry.table} where ${isCollected(step)} and ${column} is not null`);
      for (const { path } of rows) paths.add(path);
    }
  }
  return [...paths];
}

/** Those of some files that no row names any more: several people may share one. */
export async function unusedAmong(
  tx: Transaction,
  entries: PersonalData,
  paths: readonly string[],
): Promise<string[]> {
  if (paths.length === 0) return [];
  const input = sql`${sql.param(paths)}::text[]`;
  const columns = [...entries.flatMap(storedColumns), media.path];
  const used = columns.map(
    (column) => sql`select ${column} from ${column.table} where ${column} = any(${input})`,
  );
  const { rows } = await tx.execute<{ path: string }>(
    sql`select path from unnest(${input}) path except (${sql.join(used, sql` union all `)})`,
  );
  return rows.map(({ path }) => path);
}
