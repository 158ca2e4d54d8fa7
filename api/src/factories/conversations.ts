import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import {
  conversations,
  courses,
  discussions,
  lectures,
  messages,
  participants,
} from '#platform/database/schema/index.ts';
import { makeLecture } from './courses.ts';
import { only } from './only.ts';
import { makePerson } from './people.ts';
import { unique } from './unique.ts';

/** A conversation between people, none of whom has read anything. */
export async function makeConversation(
  db: Queryable,
  between: { id: number }[],
  given: Partial<typeof conversations.$inferInsert> = {},
) {
  const conversation = only(await db.insert(conversations).values(given).returning());
  await db
    .insert(participants)
    .values(between.map(({ id }) => ({ conversationId: conversation.id, personId: id })));
  return conversation;
}

const lectureWithTeacher = async (db: Queryable, lecture: number) =>
  only(
    await db
      .select({ id: lectures.id, courseId: courses.id, teacherId: courses.teacherId })
      .from(lectures)
      .innerJoin(courses, eq(courses.id, lectures.courseId))
      .where(eq(lectures.id, lecture)),
  );

/** A question on a lecture, with its conversation between the one who asks and the course's teacher. */
export async function makeDiscussion(
  db: Queryable,
  given: Partial<Omit<typeof discussions.$inferInsert, 'courseId' | 'conversationId'>> = {},
) {
  const lectureId = given.lectureId ?? (await makeLecture(db)).id;
  const { courseId, teacherId } = await lectureWithTeacher(db, lectureId);
  const personId = given.personId ?? (await makePerson(db)).id;
  const { createdAt } = given;
  const conversation = await makeConversation(db, [{ id: personId }, { id: teacherId }], {
    createdAt,
    updatedAt: createdAt,
  });
  return only(
    await db
      .insert(discussions)
      .values({
        description: `سؤال رقم ${unique()}`,
        ...given,
        courseId,
        lectureId,
        personId,
        conversationId: conversation.id,
      })
      .returning(),
  );
}

/** A message in a conversation; the conversation is as new as its newest message. */
export async function makeMessage(
  db: Queryable,
  given: Partial<typeof messages.$inferInsert> & { conversationId: number },
) {
  const message = only(
    await db
      .insert(messages)
      .values({
        body: `رسالة رقم ${unique()}`,
        ...given,
        personId: given.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
  await db
    .update(conversations)
    .set({ updatedAt: message.createdAt })
    .where(eq(conversations.id, message.conversationId));
  return message;
}
