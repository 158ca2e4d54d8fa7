import { sql } from 'drizzle-orm';
import type { Undoing } from '#platform/audit/undo.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type GivenAccess, withdrawAccess } from '../grant-access.ts';
import { membersAmong, notifyOfAccess } from '../notify-of-access.ts';

/** What the log says that a change of a person's access to a course has changed. */
export const accessKey = (course: number, person: number) => `access:${course}:${person}`;

/** Entitlements that were given, as the log keeps them for the undo. */
export interface GivenBefore {
  course: number;
  given: GivenAccess[];
}

/** When each entitlement had been ended before an act ended it. */
export interface EndedBefore {
  course: number;
  ended: { entitlement: number; person: number; at: string | null; by: number | null }[];
}

/** Changes access of people back and tells them how it is now. */
export async function changeBack(
  platform: Platform,
  tx: Transaction,
  { course, people }: { course: number; people: readonly number[] },
  change: () => Promise<unknown>,
): Promise<void> {
  const distinct = [...new Set(people)];
  const members = await membersAmong(tx, course, distinct);
  await change();
  await notifyOfAccess(platform, tx, { course, people: distinct, members });
}

/** Takes away what was given or extended; what came with it goes, progress stays. */
export const undoGiven = ({
  tx,
  platform,
  data: { course, given },
}: Undoing<GivenBefore>): Promise<void> =>
  changeBack(platform, tx, { course, people: given.map(({ person }) => person) }, () =>
    withdrawAccess(tx, course, given),
  );

/** Gives entitlements the ends back that they had. */
export const undoEnded = ({
  tx,
  platform,
  data: { course, ended },
}: Undoing<EndedBefore>): Promise<void> =>
  changeBack(platform, tx, { course, people: ended.map(({ person }) => person) }, () =>
    tx.execute(sql`update entitlements set revoked_at = was.at, revoked_by = was.by
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) was(entitlement int, at timestamptz, by int)
      where entitlements.id = was.entitlement`),
  );
