import { worded, wording } from '@nibras/contract/text/wording.ts';
import { escapeHtml } from '#platform/html/escape-html.ts';
import { columnName, columnOf, refersToPeople } from '#platform/privacy/column-names.ts';
import type { RegisterEntry } from '#platform/privacy/types.ts';
import { words as commonWords } from '#platform/privacy/words.ts';
import type { ExportedRow } from './person-rows.ts';
import { valueName } from './value-names.ts';

const { id: rowNumber } = commonWords;

/** How the readable page writes times. */
export const timeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('ar-EG-u-nu-latn', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });

interface Presenting {
  entry: RegisterEntry;
  /** The person whose data they are. */
  person: number;
  times: Intl.DateTimeFormat;
}

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const plain = (text: string) => `<dd>${escapeHtml(text)}</dd>`;
const code = (text: string) => `<dd class="ltr">${escapeHtml(text)}</dd>`;

function valueHtml(
  column: string,
  value: unknown,
  { kind, isPerson, person, times }: Presenting & { kind: string; isPerson: boolean },
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (typeof value === 'boolean') return plain(value ? 'نعم' : 'لا');
  if (isPerson) return plain(value === person ? 'أنت' : 'الطرف الآخر');
  if (typeof value === 'number') return plain(String(value));
  if (typeof value !== 'string') return code(JSON.stringify(value, null, 1));
  if (isTime.test(value)) return plain(times.format(new Date(value)));
  if (kind === 'file') {
    const href = value.split('/').map(encodeURIComponent).join('/');
    return `<dd><a href="${escapeHtml(href)}">${escapeHtml(value)}</a></dd>`;
  }
  return plain(valueName(column, value) ?? value);
}

/** The names of courses and lectures, which stand beside their numbers. */
const nameOf = (column: string): string =>
  column.startsWith('lecture') ? wording`المحاضرة` : wording`الكورس`;

interface ShownColumn {
  what: string;
  kind: string;
  isPerson: boolean;
}
const known = new Map<RegisterEntry, Map<string, ShownColumn>>();

function columnsOf(entry: RegisterEntry): Map<string, ShownColumn> {
  const found = known.get(entry);
  if (found) return found;
  const columns = new Map(
    Object.entries(entry.columns).map(([key, { what, kind }]) => {
      const column = columnOf(entry, key);
      return [columnName(column), { what, kind, isPerson: refersToPeople(column) }];
    }),
  );
  known.set(entry, columns);
  return columns;
}

/** What tells a reader nothing: the number of a row, and that a row of one's own is one's own. */
const isNoise = (entry: RegisterEntry, { what, kind, isPerson }: ShownColumn): boolean =>
  what === rowNumber ||
  (isPerson && kind === 'value' && !entry.links.some(({ othersFiles }) => othersFiles));

/** A row of the readable page; what is empty is left out. */
export function rowHtml(row: ExportedRow, presenting: Presenting): string {
  const { entry } = presenting;
  const columns = columnsOf(entry);
  const facts = Object.entries(row).flatMap(([column, value]) => {
    const shownColumn = columns.get(column);
    if (shownColumn && isNoise(entry, shownColumn)) return [];
    const { kind = 'value', isPerson = false, what } = shownColumn ?? {};
    const shown = valueHtml(column, value, { ...presenting, kind, isPerson });
    return shown
      ? `<dt>${escapeHtml(what === undefined ? nameOf(column) : worded(what))}</dt>${shown}`
      : [];
  });
  return `<div class="row"><dl>${facts.join('')}</dl></div>\n`;
}
