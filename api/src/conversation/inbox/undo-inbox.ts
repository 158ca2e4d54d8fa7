import type {
  InboxKind,
  ReplyTemplate,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { inboxNotes, replyTemplates } from '#platform/database/schema/index.ts';
import { tableOf } from './kinds.ts';
import type { MarkBefore } from './mark-items.ts';
import { restoreSenders } from './spam.ts';

/** Gives orders or messages the states that a mark changed, and withdraws what it decided about their senders. */
export async function undoMark({ tx, entry, data, person }: Undoing<MarkBefore>): Promise<void> {
  const table = tableOf(entry.kind as InboxKind);
  const before = data.before.toSorted((a, b) => a.id - b.id);
  const { rows } = await tx.execute(sql`select id from ${table}
    where id = any(${sql.param(before.map(({ id }) => id))}::int[]) and state = ${data.to}
    order by id for no key update`);
  if (rows.length < before.length) tooLate();
  for (const { id, state } of before) {
    await tx.execute(sql`update ${table} set state = ${state} where id = ${id}`);
  }
  await restoreSenders(tx, { ...data, person });
}

/** Takes a new note away, or brings a removed one back. */
export async function undoNote({ tx, entry, data, now }: Undoing<{ note: number }>): Promise<void> {
  const deletedAt = entry.action === 'note-added' ? now : null;
  await tx.update(inboxNotes).set({ deletedAt }).where(eq(inboxNotes.id, data.note));
}

/** Brings the ready texts back that a change replaced. */
export async function undoTemplates({
  tx,
  entry,
  data,
}: Undoing<{ templates: ReplyTemplate[] }>): Promise<void> {
  await tx
    .update(replyTemplates)
    .set({ templates: data.templates, version: sql`version + 1` })
    .where(eq(replyTemplates.kind, entry.kind as InboxKind));
}
