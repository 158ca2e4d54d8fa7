import type { Discussion } from '@nibras/contract/discussions.ts';
import { openLecture } from '#features/learning/index.ts';
import { notify } from '#features/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { conversations, discussions, participants } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { presentDiscussion } from './present.ts';
import { writerOf } from './queries.ts';

interface StartDiscussion {
  course: number;
  lecture: number;
  description: string;
  caller: Caller;
}

/** Creates a conversation. People are deduplicated, because a teacher may ask on an own lecture. */
async function createConversation(tx: Transaction, people: number[]): Promise<number> {
  const [conversation] = await tx.insert(conversations).values({}).returning();
  if (!conversation) throw new Error('the conversation was not created');
  await tx
    .insert(participants)
    .values(
      [...new Set(people)].map((personId) => ({ conversationId: conversation.id, personId })),
    );
  return conversation.id;
}

/**
 * Asks a question on a lecture. Creates its conversation with the course's teacher and the teacher's notification in
 * the same transaction (docs/behaviour/discussions.md#asking). The teacher is the course's, never one that the caller sends.
 * @throws AppError lecture-not-found, lecture-locked, discussion-exists
 */
export async function startDiscussion(
  platform: Pick<Platform, 'db' | 'jobs' | 'realtime' | 'log'>,
  { description, ...request }: StartDiscussion,
): Promise<Discussion> {
  const { caller } = request;
  return platform.db.transaction(async (tx) => {
    const lecture = await openLecture(tx, request);
    const conversationId = await createConversation(tx, [caller.id, lecture.teacherId]);
    const [created] = await tx
      .insert(discussions)
      .values({
        courseId: lecture.courseId,
        lectureId: lecture.id,
        personId: caller.id,
        conversationId,
        description,
      })
      // Of two concurrent requests (a double click) the second waits here and then conflicts with the first.
      .onConflictDoNothing({ target: [discussions.lectureId, discussions.personId] })
      .returning();
    if (!created) throw new AppError('discussion-exists');
    const writer = found(await writerOf(tx, caller.id), 'unauthenticated');
    if (lecture.teacherId !== caller.id) {
      await notify(platform, tx, [
        {
          personId: lecture.teacherId,
          type: 'App\\Notifications\\DiscussionStarted',
          data: {
            courseId: lecture.courseId,
            courseName: lecture.courseName,
            lectureId: lecture.id,
            discussionId: created.id,
            personName: writer.name,
          },
        },
      ]);
    }
    return presentDiscussion({ ...created, writer }, [], { reply: true });
  });
}
