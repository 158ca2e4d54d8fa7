import { assessmentRows } from '../../assessment/access-rows.ts';
import { contentRows } from '../../content/access-rows.ts';
import { conversationRows } from '../../conversation/access-rows.ts';
import { declaredCalls, documentedName } from '../../declared-calls.ts';
import { learningRows } from '../../learning/access-rows.ts';
import { peopleRows } from '../../people/access-rows.ts';
import { sellingRows } from '../../selling/access-rows.ts';
import { siteRows } from '../../site/access-rows.ts';
import type { Row } from './row.ts';
import { callAt } from './row-call.ts';

/** The rows that the domains write. */
export const rows: readonly Row[] = [
  ...sellingRows,
  ...contentRows,
  ...learningRows,
  ...assessmentRows,
  ...conversationRows,
  ...peopleRows,
  ...siteRows,
];

const written = new Set(rows.map(({ call }) => callAt(call)));

/** A row for each call that has none: its declaration promises all, and its address and body need nothing. */
export const plainRows: readonly Row[] = declaredCalls
  .filter((call) => !written.has(call))
  .map((call) => ({ call: documentedName(call) as Row['call'] }));

export const allRows: readonly Row[] = [...rows, ...plainRows];
