import { type SQL, sql } from 'drizzle-orm';

/** Where a page of rows of several kinds ends: the order of its rows, with the moment as PostgreSQL writes it. */
export interface MomentCursor<Kind extends string> {
  at: string;
  kind: Kind;
  place: string;
}

export const writeCursor = ({ at, kind, place }: MomentCursor<string>): string =>
  Buffer.from([at, kind, place].join('|')).toString('base64url');

/** @returns null for a text that is no cursor of these kinds */
export function parseCursor<Kind extends string>(
  text: string,
  kinds: readonly Kind[],
): MomentCursor<Kind> | null {
  const [at = '', name, place = ''] = Buffer.from(text, 'base64url').toString().split('|');
  const kind = kinds.find((one) => one === name);
  const isMoment =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return kind && isMoment && /^\d{1,15}$/.test(place) ? { at, kind, place } : null;
}

/** A moment to the microsecond, as a cursor has it. @param at a timestamp with time zone */
export const cursorMoment = (at: SQL): SQL =>
  sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
