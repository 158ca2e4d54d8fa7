import { eq, sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { announcements } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { entryOf } from './entry.ts';

import { lockAnnouncement } from './queries.ts';

const draftAgain = { state: 'draft', sendAt: null, senderId: null } as const;

/**
 * Calls a scheduled announcement off: it is a draft again.
 * @throws AppError announcement-not-found, wrong-state once its sending has begun
 */
export async function unscheduleAnnouncement(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, id }: { caller: Person; id: number },
): Promise<void> {
  const time = now();
  await db.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, id, caller);
    if (row.state !== 'scheduled') throw new AppError('wrong-state');
    await tx
      .update(announcements)
      .set({ ...draftAgain, updatedAt: time })
      .where(eq(announcements.id, id));
    const action = 'announcement-unscheduled';
    await writeEntry(tx, { ...entryOf(row), person: caller.id, action, now: time });
  });
}

interface Undoing {
  tx: Transaction;
  entry: { itemId: number };
}

/** Undoes the decision to send an announcement, until its sending begins. @throws AppError undo-too-late */
export async function undoSchedule({ tx, entry }: Undoing): Promise<void> {
  const [row] = await tx
    .update(announcements)
    .set(draftAgain)
    .where(sql`${announcements.id} = ${entry.itemId} and ${announcements.state} = 'scheduled'`)
    .returning({ id: announcements.id });
  if (!row) throw new AppError('undo-too-late');
}

/**
 * Stops the sending: anyone who was not reached yet is not, mails that wait for the mail server included.
 * @throws AppError announcement-not-found, wrong-state unless it is being sent
 */
export async function cancelAnnouncement(
  { db, mailer, now }: Pick<Platform, 'db' | 'mailer' | 'now'>,
  { caller, id }: { caller: Person; id: number },
): Promise<void> {
  const time = now();
  await db.transaction(async (tx) => {
    // Batches hold the row for reading: from here on none begins.
    const row = await lockAnnouncement(tx, id, caller);
    if (row.state !== 'sending') throw new AppError('wrong-state');
    const { rows } = await tx.execute<{ mail: number }>(sql`select mail_id as mail
      from announcement_deliveries where announcement_id = ${id} and state = 'queued' and mail_id is not null`);
    const withdrawn = await mailer.withdraw(
      tx,
      rows.map(({ mail }) => mail),
    );
    const { rowCount } = await tx.execute(sql`
      update announcement_deliveries set state = 'cancelled', at = ${time}
      where announcement_id = ${id} and (state = 'waiting'
        or (state = 'queued' and mail_id = any(${sql.param(withdrawn)}::int[])))`);
    await tx
      .update(announcements)
      .set({ state: 'cancelled', finishedAt: time, updatedAt: time })
      .where(eq(announcements.id, id));
    const details = { count: rowCount ?? 0 };
    const action = 'announcement-cancelled';
    await writeEntry(tx, { ...entryOf(row), person: caller.id, action, details, now: time });
  });
}
