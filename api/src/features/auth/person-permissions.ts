import type { CurrentPerson } from '@nibras/contract/auth.ts';
import { coursesTaught, hasQuestionInbox } from '#features/discussions/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { PersonRow } from './queries.ts';

/** What a person may do anywhere on the platform, as every answer about themselves tells it. */
export async function personPermissions(
  db: Queryable,
  person: Pick<PersonRow, 'id' | 'role'>,
): Promise<CurrentPerson['permissions']> {
  return { question_inbox: hasQuestionInbox(person, await coursesTaught(db, person.id)) };
}
