import { type WaitingKind, waitingKinds } from '@nibras/contract/site/waiting/studio/kinds.ts';

/** Where a page of the inbox ends: the order of its rows, with the moment as PostgreSQL writes it. */
export interface Cursor {
  at: string;
  kind: WaitingKind;
  place: string;
}

export const writeCursor = ({ at, kind, place }: Cursor): string =>
  Buffer.from([at, kind, place].join('|')).toString('base64url');

/** @returns null for a text that is no cursor */
export function parseCursor(text: string): Cursor | null {
  const [at = '', name, place = ''] = Buffer.from(text, 'base64url').toString().split('|');
  const kind = waitingKinds.find((one) => one === name);
  const isMoment =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return kind && isMoment && /^\d{1,15}$/.test(place) ? { at, kind, place } : null;
}
