import { and, eq } from 'drizzle-orm';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { discussions, participants } from '#platform/database/schema/index.ts';
import type { DemoContent, DemoDiscussion } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';
import type { NotificationCollector } from './notifications.ts';

const minute = 60_000;

/** Older discussions are settled, so that a final message of thanks does not wait for an answer. */
const settledDays = 5;

/** In newer conversations, messages after the person's own last one are unread. */
const unreadDays = 40;

const readUpTo = (
  { db }: Loading,
  conversationId: number,
  personId: number,
  lastReadMessageId: number,
) =>
  db
    .update(participants)
    .set({ lastReadMessageId })
    .where(
      and(eq(participants.conversationId, conversationId), eq(participants.personId, personId)),
    );

async function writeReplies(
  loading: Loading,
  replies: DemoDiscussion['replies'],
  { conversationId, askedAt }: { conversationId: number; askedAt: Date },
) {
  const created = [];
  for (const { by, body, minutesLater } of replies) {
    created.push(
      await makeMessage(loading.db, {
        conversationId,
        personId: loading.people.get(by).id,
        body,
        createdAt: new Date(askedAt.getTime() + minutesLater * minute),
      }),
    );
  }
  return created;
}

async function writeDiscussion(
  loading: Loading,
  notifications: NotificationCollector,
  discussion: DemoDiscussion,
) {
  const course = loading.courses.get(discussion.course);
  const lectureId = course.lectures.get(discussion.lecture);
  const student = loading.people.get(discussion.by);
  const askedAt = loading.ago(discussion.daysAgo);
  const { id, conversationId } = await makeDiscussion(loading.db, {
    lectureId,
    personId: student.id,
    description: discussion.question,
    createdAt: askedAt,
  });
  const data = { courseId: course.id, courseName: course.name, lectureId, discussionId: id };
  notifications.add({
    personId: course.teacherId,
    type: 'App\\Notifications\\DiscussionStarted',
    data: { ...data, personName: student.name },
    createdAt: askedAt,
  });

  const replies = await writeReplies(loading, discussion.replies, { conversationId, askedAt });
  if (discussion.daysAgo > settledDays) {
    await loading.db
      .update(discussions)
      .set({ settledMessageId: replies.at(-1)?.id ?? null })
      .where(eq(discussions.id, id));
  }
  for (const [index, reply] of replies.entries()) {
    const by = discussion.replies[index]?.by ?? '';
    notifications.add({
      personId: reply.personId === student.id ? course.teacherId : student.id,
      type: 'App\\Notifications\\DiscussionReplied',
      data: { ...data, personName: loading.people.get(by).name },
      createdAt: reply.createdAt,
    });
  }
  for (const personId of [student.id, course.teacherId]) {
    const own = replies.findLast((reply) => reply.personId === personId);
    const last = discussion.daysAgo > unreadDays ? replies.at(-1) : own;
    if (last) await readUpTo(loading, conversationId, personId, last.id);
  }
}

/** Writes questions with their conversations, oldest first. Requires the courses. */
export async function writeDiscussions(
  loading: Loading,
  content: DemoContent,
  notifications: NotificationCollector,
): Promise<void> {
  const oldestFirst = content.discussions.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const discussion of oldestFirst) await writeDiscussion(loading, notifications, discussion);
}
