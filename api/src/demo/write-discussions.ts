import { and, eq } from 'drizzle-orm';
import { makeDiscussion, makeMessage } from '#factories/conversations.ts';
import { discussions, participants } from '#platform/database/schema/index.ts';
import type { DemoContent, DemoDiscussion } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';
import type { Notices } from './notices.ts';

const minute = 60_000;

/** In older ones, a student's last word was a word of thanks: it waits for no answer. */
const settledDays = 5;

/** In younger conversations, what came after one's own last message is still unread. */
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
  { conversationId, asked }: { conversationId: number; asked: Date },
) {
  const made = [];
  for (const { by, body, minutesLater } of replies) {
    made.push(
      await makeMessage(loading.db, {
        conversationId,
        personId: loading.people.get(by).id,
        body,
        createdAt: new Date(asked.getTime() + minutesLater * minute),
      }),
    );
  }
  return made;
}

async function writeDiscussion(loading: Loading, notices: Notices, discussion: DemoDiscussion) {
  const course = loading.courses.get(discussion.course);
  const lectureId = course.lectures.get(discussion.lecture);
  const student = loading.people.get(discussion.by);
  const asked = loading.ago(discussion.daysAgo);
  const { id, conversationId } = await makeDiscussion(loading.db, {
    lectureId,
    personId: student.id,
    description: discussion.question,
    createdAt: asked,
  });
  const about = { courseId: course.id, courseName: course.name, lectureId, discussionId: id };
  notices.add({
    personId: course.teacherId,
    type: 'App\\Notifications\\DiscussionStarted',
    data: { ...about, personName: student.name },
    createdAt: asked,
  });

  const replies = await writeReplies(loading, discussion.replies, { conversationId, asked });
  if (discussion.daysAgo > settledDays) {
    await loading.db
      .update(discussions)
      .set({ settledMessageId: replies.at(-1)?.id ?? null })
      .where(eq(discussions.id, id));
  }
  for (const [index, reply] of replies.entries()) {
    const by = discussion.replies[index]?.by ?? '';
    notices.add({
      personId: reply.personId === student.id ? course.teacherId : student.id,
      type: 'App\\Notifications\\DiscussionReplied',
      data: { ...about, personName: loading.people.get(by).name },
      createdAt: reply.createdAt,
    });
  }
  for (const personId of [student.id, course.teacherId]) {
    const own = replies.findLast((reply) => reply.personId === personId);
    const last = discussion.daysAgo > unreadDays ? replies.at(-1) : own;
    if (last) await readUpTo(loading, conversationId, personId, last.id);
  }
}

/** Questions with their conversations, oldest first. Needs the courses. */
export async function writeDiscussions(
  loading: Loading,
  content: DemoContent,
  notices: Notices,
): Promise<void> {
  const oldestFirst = content.discussions.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const discussion of oldestFirst) await writeDiscussion(loading, notices, discussion);
}
