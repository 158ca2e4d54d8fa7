import { type InboxKind, stateNames } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type SQL, sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable } from '#platform/database/database.ts';
import { inOrderOf } from '#platform/http/sorting.ts';
import type { Platform } from '#platform/platform.ts';
import { readList } from '#platform/search/read-list.ts';
import { csvLine, csvStart } from '#platform/text/csv.ts';
import { kinds, tableOf } from './kinds.ts';
import { type Input, type ItemRow, inboxIds } from './list-items.ts';

interface ExportRow extends ItemRow {
  at: string;
  text: string;
  phone: string | null;
  country: string | null;
  jobTitle: string | null;
}

interface Sheet {
  headings(): string[];
  columns: SQL;
  cells: (row: ExportRow) => (string | number | null)[];
}

const sheets: Record<InboxKind, Sheet> = {
  order: {
    headings: () => [
      'رقم الطلب',
      'التاريخ',
      'الحالة',
      'الاسم',
      'البريد الإلكتروني',
      'الهاتف',
      'البلد',
      'المسمى الوظيفي',
      wording`الخدمة`,
      'الطلب',
      'عدد الأجوبة',
    ],
    columns: sql`item.phone, item.country, item.job_title as "jobTitle"`,
    cells: ({ id, at, state, name, email, phone, country, jobTitle, about, text, answers }) => [
      id,
      at,
      stateNames.order[state],
      name,
      email,
      phone,
      country,
      jobTitle,
      about ?? 'طلب عام',
      text,
      answers,
    ],
  },
  message: {
    headings: () => [
      'رقم الرسالة',
      'التاريخ',
      'الحالة',
      'الاسم',
      'البريد الإلكتروني',
      'الموضوع',
      'الرسالة',
      'عدد الأجوبة',
    ],
    columns: sql`null as phone, null as country, null as "jobTitle"`,
    cells: ({ id, at, state, name, email, about, text, answers }) => [
      id,
      at,
      stateNames.message[state],
      name,
      email,
      about,
      text,
      answers,
    ],
  },
};

async function exportRows(
  db: Queryable,
  { kind, ids, timeZone }: { kind: InboxKind; ids: number[]; timeZone: string },
): Promise<ExportRow[]> {
  const { about, joins, reference, text } = kinds[kind];
  const { rows } = await db.execute<ExportRow>(sql`
    select item.id, item.name, item.email, item.state, ${about} as about, ${text} as text, ${sheets[kind].columns},
      to_char(item.created_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as at,
      (select count(*)::int from inbox_mails where ${reference} = item.id and not automatic) as answers
    from ${tableOf(kind)} item ${joins}
    where item.id = any(${sql.param(ids)}::int[])`);
  return inOrderOf(ids, rows);
}

/** The lines of the file, read in parts, so that an export of any length takes little memory. */
async function* lines(platform: Platform, input: Input): AsyncGenerator<string> {
  const { kind, filters } = input;
  const { headings, cells } = sheets[kind];
  yield csvStart + csvLine(headings());
  let before: number | undefined;
  for (;;) {
    const slice = { before, limit: limits.exportBatch };
    const ids = await readList(platform, filters.search, (db) => inboxIds(db, input, slice));
    before = ids.at(-1);
    if (before === undefined) return;
    const { timeZone } = platform.settings();
    const rows = await exportRows(platform.db, { kind, ids, timeZone });
    yield rows.map((row) => csvLine(cells(row))).join('');
  }
}

/**
 * Writes what a list shows as CSV, and into the audit log that it was taken out.
 * @returns the lines, in the order of the list
 * @throws AppError forbidden
 */
export async function exportInbox(
  platform: Platform,
  input: Input,
): Promise<AsyncGenerator<string>> {
  const { caller, kind } = input;
  const entry = { person: caller.id, kind, itemId: 0, now: platform.now() };
  await platform.db.transaction((tx) => writeEntry(tx, { ...entry, action: 'inbox-exported' }));
  return lines(platform, input);
}
