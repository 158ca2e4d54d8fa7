import { notifyAnew } from '#features/notifications/index.ts';
import { pushMessage } from '#features/push/index.ts';
import { afterCommit } from '#platform/database/after-commit.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { filesProof } from '#platform/storage/proof-cookie.ts';
import { presentMessage } from './present.ts';
import type { ConversationContext, MessageRow } from './queries.ts';

export interface Sent {
  row: MessageRow;
  context: ConversationContext;
  fileBase: string;
  /** The socket of the tab that sent it: the answer tells that one. */
  exceptSocket: string | null;
}

const othersOf = ({ row, context }: Pick<Sent, 'row' | 'context'>) =>
  context.people.map(({ id }) => id).filter((id) => id !== row.writer.id);

/**
 * A reply in a question's conversation leaves a notice; further ones take its place until it is read. It is no news
 * to who has the conversation in front.
 */
async function createNotices(platform: Platform, tx: Queryable, { row, context }: Sent) {
  if (!context.about) return;
  const looking = await platform.realtime.peopleViewing(row.message.conversationId);
  const data = { ...context.about, personId: row.writer.id, personName: row.writer.name };
  await notifyAnew(
    platform,
    tx,
    othersOf({ row, context }).map((personId) => ({
      personId,
      type: 'App\\Notifications\\DiscussionReplied',
      data,
      seen: looking.has(personId),
    })),
    'discussionId',
  );
}

/** Tells open tabs: every other person's, and the writer's own other ones. Files get each reader's own address. */
function broadcastMessage(platform: Platform, { row, context, fileBase, exceptSocket }: Sent) {
  const { realtime, secrets } = platform;
  const host = row.message.filePath === null ? null : new URL(fileBase).host;
  const asReadBy = (personId: number, proof?: string) => {
    const message = presentMessage(platform, row, { personId, fileBase, proof });
    return { message, user: message.user };
  };
  /** Tabs whose browser carries the cookie get the address that is tied to it. */
  const withCookie = (personId: number) =>
    host === null ? null : { host, payload: asReadBy(personId, filesProof(secrets, personId)) };
  for (const personId of othersOf({ row, context })) {
    realtime.emit([personId], 'new-message', asReadBy(personId), {
      withCookie: withCookie(personId),
    });
  }
  const writer = row.writer.id;
  realtime.emit([writer], 'message-sent', asReadBy(writer), {
    exceptSocket,
    withCookie: withCookie(writer),
  });
}

const isPushed = (context: ConversationContext, writer: number) =>
  context.people.some(({ id, pushed }) => pushed && id !== writer);

/** Whether a message leaves more in the database than itself: then all of that is one transaction. */
export const hasSideEffects = (context: ConversationContext, writer: number): boolean =>
  context.about !== null || isPushed(context, writer);

/**
 * Everything that others learn of a message, and how: a notice and a push are part of the message's transaction, and
 * open tabs hear of it once that has committed.
 */
export async function notifyParticipants(
  platform: Platform,
  tx: Queryable,
  sent: Sent,
): Promise<void> {
  if (sent.context.people.length > 1) await createNotices(platform, tx, sent);
  if (isPushed(sent.context, sent.row.writer.id)) await pushMessage(platform, tx, sent.row.message);
  await afterCommit(tx, () => broadcastMessage(platform, sent));
}
