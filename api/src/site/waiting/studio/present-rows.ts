import type { Currency } from '@nibras/contract/site/site.ts';
import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import type { WaitingSources } from '#platform/waiting.ts';
import type { HeadRow } from './queries.ts';

interface ShownRow extends Record<string, unknown> {
  kind: WaitingKind;
  thing: string;
  person_id: number | null;
  person_name: string | null;
  course_id: number | null;
  course_name: string | null;
  title: string;
  excerpt: string;
  amount: string | null;
  currency: Currency | null;
  path: string;
}

const keyOf = ({ kind, thing }: { kind: WaitingKind; thing: string }) => `${kind} ${thing}`;

async function shownRows(
  db: Queryable,
  sources: WaitingSources,
  heads: readonly HeadRow[],
): Promise<ShownRow[]> {
  const groups = [...Map.groupBy(heads, ({ kind }) => kind)];
  const parts = groups.flatMap(([kind, rows]) => {
    const shown = sources[kind]?.shown(rows.map(({ thing }) => thing));
    return shown ? sql`select ${kind}::text as kind, shown.* from (${shown}) shown` : [];
  });
  if (parts.length === 0) return [];
  return (await db.execute<ShownRow>(sql.join(parts, sql` union all `))).rows;
}

function presentRow(head: HeadRow, shown: ShownRow): WaitingRow {
  return {
    kind: head.kind,
    id: head.thing,
    at: new Date(head.at).toISOString(),
    person: shown.person_name === null ? null : { id: shown.person_id, name: shown.person_name },
    course:
      shown.course_id === null || shown.course_name === null
        ? null
        : { id: shown.course_id, name: shown.course_name },
    title: shown.title,
    excerpt: shown.excerpt.trim(),
    money:
      shown.amount === null || shown.currency === null
        ? null
        : { amount: Number(shown.amount), currency: shown.currency },
    path: shown.path,
    assigned_to:
      head.assignedTo === null || head.assignedName === null
        ? null
        : { id: head.assignedTo, name: head.assignedName },
    snoozed_until: head.snoozedUntil === null ? null : new Date(head.snoozedUntil).toISOString(),
  };
}

/** The rows of the inbox with what it shows of them, in the same order; what has gone meanwhile is left out. */
export async function presentRows(
  db: Queryable,
  sources: WaitingSources,
  heads: readonly HeadRow[],
): Promise<WaitingRow[]> {
  const shown = new Map((await shownRows(db, sources, heads)).map((row) => [keyOf(row), row]));
  return heads.flatMap((head) => {
    const row = shown.get(keyOf(head));
    return row ? presentRow(head, row) : [];
  });
}
