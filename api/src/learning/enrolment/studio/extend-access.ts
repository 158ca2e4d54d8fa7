import type { Extension } from '@nibras/contract/learning/enrolment/studio/shapes.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { later, type Span } from '#platform/text/later.ts';
import { type GivenAccess, grantAccess } from '../grant-access.ts';

import { requireFuture } from './access-scope.ts';
import { type ChangedEnrolment, changeEnrolments } from './change-enrolments.ts';

/** Days or months of a span. */
const spans: Record<Extension, Span> = {
  week: { days: 7 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
};

export type Wanted = { by: Extension } | { until: Date | null };

/** The new end of an enrolment; undefined where access lasts as long already. */
function newEnd(
  { accessUntil }: ChangedEnrolment,
  wanted: Wanted,
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null | undefined {
  if (accessUntil === null) return undefined;
  if ('by' in wanted) {
    return later(accessUntil > now ? accessUntil : now, spans[wanted.by], timeZone);
  }
  return wanted.until !== null && wanted.until <= accessUntil ? undefined : wanted.until;
}

/** Gives those who get the same end their entitlements together. */
async function giveEnds(
  tx: Transaction,
  {
    course,
    ends,
    by,
    note,
    now,
  }: {
    course: number;
    ends: readonly { person: number; end: Date | null }[];
    by: number;
    note: string;
    now: Date;
  },
): Promise<GivenAccess[]> {
  const given: GivenAccess[] = [];
  for (const group of Map.groupBy(ends, ({ end }) => end?.getTime() ?? null).values()) {
    const people = group.map(({ person }) => person);
    const until = group[0]?.end ?? null;
    given.push(
      ...(await grantAccess(tx, { course, people, source: 'grant', until, by, note, now })),
    );
  }
  return given;
}

/**
 * Extends access: from its end or, where that has passed, from now. Nobody's access gets shorter. Each extension is an
 * entitlement of its own, so that what was paid for, or given before, stays as it was.
 * @returns also the new end where it is the same for all; null otherwise
 * @throws AppError enrolment-not-found, forbidden, invalid-input for a past time
 */
export async function extendAccess(
  platform: Platform,
  {
    caller,
    ids,
    wanted,
    note,
  }: { caller: Person; ids: readonly number[]; wanted: Wanted; note: string },
): Promise<{ changed: number; undo: number[]; until: Date | null }> {
  const now = platform.now();
  const { timeZone } = platform.settings();
  if ('until' in wanted) requireFuture(wanted.until, now);
  const action = 'access-extended';
  const given = new Set<number | null>();
  const made = await changeEnrolments(
    platform,
    { caller, ids, action },
    async (tx, course, rows) => {
      const ends = rows.flatMap((row) => {
        const end = newEnd(row, wanted, { now, timeZone });
        return end === undefined ? [] : [{ person: row.person, end }];
      });
      if (ends.length === 0) return null;
      for (const { end } of ends) given.add(end?.getTime() ?? null);
      const entitlements = await giveEnds(tx, { course, ends, by: caller.id, note, now });
      const [first] = ends;
      const isSame = ends.every(({ end }) => end?.getTime() === first?.end?.getTime());
      return {
        people: ends.map(({ person }) => person),
        details: {
          ...(isSame && first?.end && { at: first.end.toISOString() }),
          undo: { course, given: entitlements },
        },
      };
    },
  );
  const [until] = given.size === 1 ? given : [null];
  return { ...made, until: until == null ? null : new Date(until) };
}
