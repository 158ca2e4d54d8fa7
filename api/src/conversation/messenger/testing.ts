import { makeConversation } from '#factories/conversations.ts';
import { makePerson, makeTeacher } from '#factories/people.ts';
import type { Database } from '#platform/database/database.ts';

/** A conversation between a student and a teacher. */
export async function makeChat(db: Database) {
  const student = await makePerson(db, { name: 'سلمى' });
  const teacher = await makeTeacher(db, { name: 'كريم', photoPath: 'people/k.webp' });
  const { id } = await makeConversation(db, [student, teacher]);
  return { student, teacher, id };
}
