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

/** A conversation between people, each once: a teacher who asks on an own lecture is alone in it. */
async function openConversation(tx: Transaction, between: number[]): Promise<number> {
  const [conversation] = await tx.insert(conversations).values({}).returning();
  if (!conversation) throw new Error('no conversation was made');
  await tx
    .insert(participants)
    .values(
      [...new Set(between)].map((personId) => ({ conversationId: conversation.id, personId })),
    );
  return conversation.id;
}

/**
 * Asks a question on a lecture. Its conversation with the course's teacher, and the teacher's notice, are made with
 * it or not at all (docs/behaviour/discussions.md#asking); who the teacher is, the course says, and nothing that the caller sends.
 * @throws AppError lecture-not-found, lecture-locked, discussion-exists
 */
export async function startDiscussion(
  platform: Pick<Platform, 'db' | 'jobs' | 'realtime' | 'log'>,
  { description, ...asked }: StartDiscussion,
): Promise<Discussion> {
  const { caller } = asked;
  return platform.db.transaction(async (tx) => {
    const lecture = await openLecture(tx, asked);
    const conversationId = await openConversation(tx, [caller.id, lecture.teacherId]);
    const [made] = await tx
      .insert(discussions)
      .values({
        courseId: lecture.courseId,
        lectureId: lecture.id,
        personId: caller.id,
        conversationId,
        description,
      })
      // Two presses of one button arrive together: the second waits here, and finds the first.
      .onConflictDoNothing({ target: [discussions.lectureId, discussions.personId] })
      .returning();
    if (!made) throw new AppError('discussion-exists');
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
            discussionId: made.id,
            personName: writer.name,
          },
        },
      ]);
    }
    return presentDiscussion({ ...made, writer }, [], { reply: true });
  });
}
