import type { Queryable } from '#platform/database/database.ts';
import {
  conversations,
  discussions,
  messages,
  participants,
} from '#platform/database/schema/index.ts';
import { makeLecture } from './courses.ts';
import { only } from './only.ts';
import { makePerson } from './people.ts';
import { unique } from './unique.ts';

/** A conversation between people; `lastRead` by person, where someone has read anything. */
export async function makeConversation(
  db: Queryable,
  between: { id: number }[],
  given: Partial<typeof conversations.$inferInsert> = {},
) {
  const conversation = only(await db.insert(conversations).values(given).returning());
  if (between.length > 0) {
    await db
      .insert(participants)
      .values(between.map(({ id }) => ({ conversationId: conversation.id, personId: id })));
  }
  return conversation;
}

/** A question on a lecture, with its conversation between who asks and the course's teacher. */
export async function makeDiscussion(
  db: Queryable,
  {
    teacherId,
    ...given
  }: Partial<typeof discussions.$inferInsert> & {
    teacherId: number;
  },
) {
  const lecture =
    given.lectureId && given.courseId
      ? { id: given.lectureId, courseId: given.courseId }
      : await makeLecture(db, { courseId: given.courseId });
  const personId = given.personId ?? (await makePerson(db)).id;
  const conversationId =
    given.conversationId ??
    (
      await makeConversation(db, [{ id: personId }, { id: teacherId }], {
        createdAt: given.createdAt,
        updatedAt: given.createdAt,
      })
    ).id;
  return only(
    await db
      .insert(discussions)
      .values({
        description: `سؤال رقم ${unique()}`,
        ...given,
        courseId: lecture.courseId,
        lectureId: lecture.id,
        personId,
        conversationId,
      })
      .returning(),
  );
}

export async function makeMessage(
  db: Queryable,
  given: Partial<typeof messages.$inferInsert> & { conversationId: number },
) {
  return only(
    await db
      .insert(messages)
      .values({
        body: `رسالة رقم ${unique()}`,
        ...given,
        personId: given.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
}
