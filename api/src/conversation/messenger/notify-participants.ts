import { notifyReplacing } from '#conversation/notifications/index.ts';
import { pushMessage } from '#conversation/push/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { filesProof } from '#platform/storage/proof-cookie.ts';
import { presentMessage } from './present.ts';
import type { ConversationContext, MessageRow } from './queries.ts';

export interface SentMessage {
  row: MessageRow;
  context: ConversationContext;
  fileBase: string;
  /** The socket of the sending tab. It gets the response, so it needs no broadcast. */
  exceptSocket: string | null;
}

type MessageInContext = Pick<SentMessage, 'row' | 'context'>;

const othersOf = ({ row, context }: MessageInContext) =>
  context.people.map(({ id }) => id).filter((id) => id !== row.writer.id);

/**
 * A reply in a question's conversation creates a notification; later replies replace it until it is read. It counts
 * as read for people who have the conversation open.
 */
async function createNotifications(
  platform: Platform,
  tx: Queryable,
  { row, context }: MessageInContext,
) {
  if (!context.question) return;
  const viewers = await platform.realtime.peopleViewing(row.message.conversationId);
  const data = { ...context.question, personId: row.writer.id, personName: row.writer.name };
  await notifyReplacing(
    platform,
    tx,
    othersOf({ row, context }).map((personId) => ({
      personId,
      type: 'App\\Notifications\\DiscussionReplied',
      data,
      seen: viewers.has(personId),
    })),
    'discussionId',
  );
}

/**
 * Sends a committed message to the open tabs of the other participants and to the sender's other tabs. Each person
 * gets their own signed address of the file.
 */
export function broadcastMessage(
  platform: Platform,
  { row, context, fileBase, exceptSocket }: SentMessage,
): void {
  const { realtime, secrets } = platform;
  const host = row.message.filePath === null ? null : new URL(fileBase).host;
  const payloadFor = (personId: number, proof?: string) => {
    const message = presentMessage(platform, row, { personId, fileBase, proof });
    return { message, user: message.user };
  };
  /** Tabs whose browser has the files' cookie get an address that works only with that cookie. */
  const withCookie = (personId: number) =>
    host === null ? null : { host, payload: payloadFor(personId, filesProof(secrets, personId)) };
  for (const personId of othersOf({ row, context })) {
    realtime.emit([personId], 'new-message', payloadFor(personId), {
      withCookie: withCookie(personId),
    });
  }
  const writer = row.writer.id;
  realtime.emit([writer], 'message-sent', payloadFor(writer), {
    exceptSocket,
    withCookie: withCookie(writer),
  });
}

const isPushed = (context: ConversationContext, writer: number) =>
  context.people.some(({ id, pushed }) => pushed && id !== writer);

/** Whether a message writes more rows than its own, so that it needs a transaction. */
export const hasSideEffects = (context: ConversationContext, writer: number): boolean =>
  context.question !== null || isPushed(context, writer);

/** Creates the notifications and queues the pushes of a message, in the message's transaction. */
export async function notifyParticipants(
  platform: Platform,
  tx: Queryable,
  sent: MessageInContext,
): Promise<void> {
  if (sent.context.people.length > 1) await createNotifications(platform, tx, sent);
  if (isPushed(sent.context, sent.row.writer.id)) await pushMessage(platform, tx, sent.row.message);
}
