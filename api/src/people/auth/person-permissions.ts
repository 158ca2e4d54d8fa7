import type { CurrentPerson } from '@nibras/contract/people/auth/shapes.ts';
import { coursesTaught, hasQuestionInbox } from '#conversation/discussions/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PersonRow } from './queries.ts';

/** A person's platform-wide permissions, part of every response with their own account. */
export async function personPermissions(
  db: Queryable,
  person: Pick<PersonRow, 'id' | 'role'>,
): Promise<CurrentPerson['permissions']> {
  return {
    question_inbox: hasQuestionInbox(person, await coursesTaught(db, person.id)),
    own_questions: true,
  };
}
