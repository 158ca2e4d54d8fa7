import type { NotificationType } from '@nibras/contract/conversation/notifications/shapes.ts';
import { eq } from 'drizzle-orm';
import { notify, withdraw } from '#conversation/notifications/index.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Transaction } from '#platform/database/database.ts';
import { participants } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { Thing } from './things.ts';

const types = {
  hidden: 'App\\Notifications\\ContentHidden',
  restored: 'App\\Notifications\\ContentRestored',
} as const satisfies Record<string, NotificationType>;

/** What the audit log calls each kind; there a `message` is one of the contact page. */
export const logKinds = {
  review: 'review',
  discussion: 'discussion',
  message: 'chat-message',
} as const;

/** What the audit log records of a thing: its author's name and its course, and never its text. */
export const entryOf = (thing: Thing) => ({
  kind: logKinds[thing.kind],
  itemId: thing.id,
  ...(thing.course && { courseId: thing.course.id }),
  name: thing.author.name,
  details: { ...(thing.course && { name: thing.course.name }) },
});

/** What a notice about a thing says, and where it leads. */
export const noticeData = (thing: Thing): Record<string, string | number> => ({
  kind: thing.kind,
  thingId: thing.id,
  ...(thing.course && { courseId: thing.course.id, courseName: thing.course.name }),
  ...(thing.lecture && { lectureId: thing.lecture.id }),
  ...(thing.conversationId !== null && { conversationId: thing.conversationId }),
});

/**
 * Notifies the author that a thing was hidden or has come back. Where they have not read yet of the opposite, that notice
 * is withdrawn instead: for them nothing has happened.
 */
export async function notifyAuthor(
  platform: Platform,
  tx: Transaction,
  {
    thing,
    act,
    by,
    reason,
  }: { thing: Thing; act: keyof typeof types; by: number; reason?: string },
): Promise<void> {
  const personId = thing.author.id;
  if (personId === by) return;
  const opposite = types[act === 'hidden' ? 'restored' : 'hidden'];
  const about = { kind: thing.kind, thingId: thing.id };
  if ((await withdraw(tx, { personId, type: opposite, about })) > 0) return;
  const data = { ...noticeData(thing), ...(reason && { reason }) };
  await notify(platform, tx, [{ personId, type: types[act], data }]);
}

/** After the commit, tells the open tabs of a conversation's people that something of it was hidden or is back. */
export async function notifyTabs(
  { realtime }: Pick<Platform, 'realtime'>,
  tx: Transaction,
  { kind, id, conversationId }: Thing,
  isHidden: boolean,
): Promise<void> {
  if (conversationId === null) return;
  const people = await tx
    .select({ id: participants.personId })
    .from(participants)
    .where(eq(participants.conversationId, conversationId));
  await afterCommit(tx, () =>
    realtime.emit(
      people.map((person) => person.id),
      'messages-moderated',
      { conversation_id: conversationId, hidden: kind === 'message' && isHidden ? id : null },
    ),
  );
}
