import { session } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { people, sessions, teacherFeatures } from '#platform/database/schema/index.ts';
import { newToken, tokenHash } from '#platform/secrets/secrets.ts';
import { unique } from './unique.ts';

type NewPerson = typeof people.$inferInsert;

export async function makePerson(db: Queryable, given: Partial<NewPerson> = {}) {
  const number = unique();
  const [person] = await db
    .insert(people)
    .values({
      name: `شخص رقم ${number}`,
      email: `person${number}-${Date.now()}@example.org`,
      emailVerifiedAt: new Date(),
      ...given,
    })
    .returning();
  if (!person) throw new Error('no person was made');
  return person;
}

export const makeTeacher = (db: Queryable, given: Partial<NewPerson> = {}) =>
  makePerson(db, { role: 'teacher', title: 'مدرّب برمجة', ...given });

export const makeAdmin = (db: Queryable, given: Partial<NewPerson> = {}) =>
  makePerson(db, { role: 'admin', ...given });

/** A live session for a person who has just signed in by a code; answers its access token. */
export async function makeSession(
  db: Queryable,
  person: { id: number },
  given: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    personId: person.id,
    accessHash: tokenHash(token),
    accessExpiresAt: new Date(Date.now() + session.accessLifetime),
    refreshHash: tokenHash(newToken()),
    refreshExpiresAt: new Date(Date.now() + session.refreshLifetime),
    provenAt: new Date(),
    ...given,
  });
  return token;
}

/** What a teacher's page lists as educational features, in the order given. */
export async function makeTeacherFeatures(db: Queryable, teacher: { id: number }, names: string[]) {
  if (names.length === 0) return;
  await db
    .insert(teacherFeatures)
    .values(names.map((name, position) => ({ teacherId: teacher.id, name, position })));
}
