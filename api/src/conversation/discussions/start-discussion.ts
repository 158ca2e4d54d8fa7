import type { Discussion } from '@nibras/contract/conversation/discussions/shapes.ts';
import { notify } from '#conversation/notifications/index.ts';
import { openLecture } from '#learning/lectures/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { conversations, discussions, participants } from '#platform/database/schema/index.ts';
import { withStoredFile } from '#platform/files/uploads/with-stored-file.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { UploadedFile } from '#platform/http/uploads/uploaded-file.ts';
import type { Platform } from '#platform/platform.ts';
import { picturesOnly } from './picture.ts';
import { presentDiscussion } from './present.ts';
import { hasAsked, writerOf } from './queries.ts';
import type { Reading } from './read-discussions.ts';

interface StartDiscussion extends Reading {
  course: number;
  lecture: number;
  description: string;
  picture: UploadedFile | null;
  /** What the picture shows. */
  alt: string;
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
 * @throws AppError lecture-not-found, lecture-locked, discussion-exists, unsupported-file, invalid-input
 */
export async function startDiscussion(
  platform: Platform,
  options: StartDiscussion,
): Promise<Discussion> {
  const { db } = platform;
  const { caller, picture } = options;
  // Checking and storing a picture is expensive, so anyone who may not ask is refused first.
  if (picture) {
    const lecture = await openLecture(db, options);
    if (await hasAsked(db, { lecture: lecture.id, person: caller.id })) {
      throw new AppError('discussion-exists');
    }
  }
  return withStoredFile(platform, { file: picture, only: picturesOnly }, (stored) =>
    saveDiscussion(platform, { ...options, picturePath: stored?.path ?? null }),
  );
}

function saveDiscussion(
  platform: Platform,
  {
    description,
    alt,
    picturePath,
    files,
    ...request
  }: StartDiscussion & { picturePath: string | null },
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
        picturePath,
        pictureAlt: picturePath ? alt : '',
      })
      // Of two concurrent requests (a double click) the second waits here and then conflicts with the first.
      .onConflictDoNothing({ target: [discussions.lectureId, discussions.personId] })
      .returning();
    if (!created) throw new AppError('discussion-exists');
    const writer = orThrow(await writerOf(tx, caller.id), 'unauthenticated');
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
    return presentDiscussion(
      platform,
      { row: { ...created, writer }, replies: [] },
      { personId: caller.id, ...files, isParticipant: true },
    );
  });
}
