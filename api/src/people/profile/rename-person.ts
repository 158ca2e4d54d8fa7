import type { PersonRow } from '#people/auth/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changePerson } from './queries.ts';

/**
 * Changes only a person's name. A new person is asked for it right after the first code, when no phone number is known.
 * @throws AppError session-expired if the person was deleted
 */
export async function renamePerson(
  { db }: Pick<Platform, 'db'>,
  { personId, name }: { personId: number; name: string },
): Promise<PersonRow> {
  return orThrow(await changePerson(db, personId, { name }), 'session-expired');
}
