import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  conversations,
  courses,
  discussions,
  lectures,
  messages,
  participants,
} from '#platform/database/schema/index.ts';
import { makeLecture } from './courses.ts';
import { makePerson } from './people.ts';
import { unique } from './unique.ts';

/** Creates a conversation in which nobody has read anything. */
export async function makeConversation(
  db: Queryable,
  participantIds: { id: number }[],
  overrides: Partial<typeof conversations.$inferInsert> = {},
) {
  const conversation = only(await db.insert(conversations).values(overrides).returning());
  await db
    .insert(participants)
    .values(participantIds.map(({ id }) => ({ conversationId: conversation.id, personId: id })));
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

/** Creates a question on a lecture with its conversation between the student and the course's teacher. */
export async function makeDiscussion(
  db: Queryable,
  overrides: Partial<Omit<typeof discussions.$inferInsert, 'courseId' | 'conversationId'>> = {},
) {
  const lectureId = overrides.lectureId ?? (await makeLecture(db)).id;
  const { courseId, teacherId } = await lectureWithTeacher(db, lectureId);
  const personId = overrides.personId ?? (await makePerson(db)).id;
  const { createdAt } = overrides;
  const conversation = await makeConversation(
    db,
    [...new Set([personId, teacherId])].map((id) => ({ id })),
    {
      createdAt,
      updatedAt: createdAt,
    },
  );
  return only(
    await db
      .insert(discussions)
      .values({
        description: `سؤال رقم ${unique()}`,
        ...overrides,
        courseId,
        lectureId,
        personId,
        conversationId: conversation.id,
      })
      .returning(),
  );
}

/** Creates a message and updates its conversation's date. */
export async function makeMessage(
  db: Queryable,
  overrides: Partial<typeof messages.$inferInsert> & { conversationId: number },
) {
  const message = only(
    await db
      .insert(messages)
      .values({
        body: `رسالة رقم ${unique()}`,
        ...overrides,
        personId: overrides.personId ?? (await makePerson(db)).id,
      })
      .returning(),
  );
  await db
    .update(conversations)
    .set({ updatedAt: message.createdAt })
    .where(eq(conversations.id, message.conversationId));
  return message;
}
