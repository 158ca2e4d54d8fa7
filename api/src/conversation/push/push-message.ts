import { push as limits } from '@nibras/contract/limits.ts';
import { and, eq, lt, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { deviceTokens, messages, participants, people } from '#platform/database/schema/index.ts';
import { visible } from '#platform/database/visible.ts';
import { type JobWorker, jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { queuePush } from './deliver-push.ts';
import { pushText } from './push-text.ts';

interface NewMessage {
  messageId: number;
}

/** Delayed, so that people who are viewing the conversation have read the message by then. */
const messageKind = jobKind<NewMessage>('push-message', { delay: limits.messageDelaySeconds });

/** SQL condition: whether the person of the outer query has a push subscription. */
export const hasPushSubscription = (person: SQLWrapper) =>
  sql<boolean>`exists (select from ${deviceTokens} where ${deviceTokens.personId} = ${person})`;

/** Queues the pushes of a message to the other participants, in the message's transaction. */
export const pushMessage = (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Queryable,
  message: { id: number },
): Promise<void> => jobs.enqueue(tx, messageKind, { messageId: message.id });

const preview = ({ body, fileName }: { body: string | null; fileName: string | null }) =>
  pushText(body ?? '') || (fileName ?? 'ملف مرفق');

/** Queues a push for every participant who has not read the message yet. */
async function pushNewMessage(platform: Platform, { messageId }: NewMessage): Promise<void> {
  const { db } = platform;
  const [message] = await db
    .select({
      conversationId: messages.conversationId,
      personId: messages.personId,
      body: messages.body,
      fileName: messages.fileName,
      author: people.name,
    })
    .from(messages)
    .innerJoin(people, eq(people.id, messages.personId))
    .where(and(eq(messages.id, messageId), visible(messages)));
  if (!message) return;
  const { conversationId } = message;
  await db.transaction(async (tx) => {
    const unread = await tx
      .select({ personId: participants.personId })
      .from(participants)
      .where(
        and(
          eq(participants.conversationId, conversationId),
          ne(participants.personId, message.personId),
          lt(participants.lastReadMessageId, messageId),
        ),
      );
    await queuePush(
      platform,
      tx,
      unread.map(({ personId }) => personId),
      {
        title: message.author,
        body: preview(message),
        link: `/chat?c=${conversationId}`,
        tag: `conversation-${conversationId}`,
        conversation_id: conversationId,
      },
    );
  });
}

export const messageWorker = (platform: Platform): JobWorker =>
  jobWorker(messageKind, (data) => pushNewMessage(platform, data));
