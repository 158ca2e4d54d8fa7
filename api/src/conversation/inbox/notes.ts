import type { InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import { only } from '#platform/database/only.ts';
import { inboxNotes } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { can } from '#platform/http/capabilities.ts';
import type { Platform } from '#platform/platform.ts';
import { kinds } from './kinds.ts';
import { type LockedItem, lockItems } from './lock-items.ts';

import { referTo } from './refer-to.ts';

interface NoteOf {
  caller: Person;
  kind: InboxKind;
  /** The order's or message's. */
  id: number;
}
type Services = Pick<Platform, 'db' | 'now'>;

const entryOf = ({ caller, kind, id }: NoteOf, item: LockedItem | undefined, note: number) => ({
  person: caller.id,
  kind,
  itemId: id,
  name: item?.name ?? '',
  details: { undo: { note } },
  changed: [`note:${note}`],
});

/** Adds a note of the staff. @returns the log's entry @throws AppError forbidden, order-not-found, message-not-found */
export async function addNote(
  { db, now }: Services,
  { body, ...input }: NoteOf & { body: string },
): Promise<{ undo: number }> {
  const time = now();
  return db.transaction(async (tx) => {
    const [item] = await lockItems(tx, { ...input, ids: [input.id] });
    const values = { ...referTo(input.kind, input.id), body, createdAt: time };
    const inserted = await tx
      .insert(inboxNotes)
      .values({ ...values, personId: input.caller.id })
      .returning({ id: inboxNotes.id });
    const entry = entryOf(input, item, only(inserted).id);
    return { undo: await writeEntry(tx, { ...entry, action: 'note-added', now: time }) };
  });
}

/**
 * Removes a note: one's own, and for admins everybody's.
 * @returns the log's entry
 * @throws AppError forbidden, order-not-found, message-not-found, note-not-found
 */
export async function removeNote(
  { db, now }: Services,
  { note, ...input }: NoteOf & { note: number },
): Promise<{ undo: number }> {
  const { caller, kind, id } = input;
  const time = now();
  return db.transaction(async (tx) => {
    const [item] = await lockItems(tx, { caller, kind, ids: [id] });
    const ofItem = sql`${kinds[kind].reference} = ${id}`;
    const [row] = await tx
      .select({ personId: inboxNotes.personId })
      .from(inboxNotes)
      .where(and(eq(inboxNotes.id, note), ofItem, isNull(inboxNotes.deletedAt)));
    const { personId } = orThrow(row, 'note-not-found');
    if (personId !== caller.id && !can(caller, 'settings:edit')) throw new AppError('forbidden');
    await tx.update(inboxNotes).set({ deletedAt: time }).where(eq(inboxNotes.id, note));
    const entry = entryOf(input, item, note);
    return { undo: await writeEntry(tx, { ...entry, action: 'note-removed', now: time }) };
  });
}
