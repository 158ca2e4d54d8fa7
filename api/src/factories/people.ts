import { session } from '@nibras/contract/limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { people, sessions, teacherFeatures } from '#platform/database/schema/index.ts';
import { newToken, tokenHash } from '#platform/secrets/secrets.ts';
import { unique } from './unique.ts';

type NewPerson = typeof people.$inferInsert;

export async function makePerson(db: Queryable, overrides: Partial<NewPerson> = {}) {
  const number = unique();
  const [person] = await db
    .insert(people)
    .values({
      name: `شخص رقم ${number}`,
      email: `person${number}-${Date.now()}@example.org`,
      emailVerifiedAt: new Date(),
      ...overrides,
    })
    .returning();
  if (!person) throw new Error('no person was inserted');
  return person;
}

export const makeTeacher = (db: Queryable, overrides: Partial<NewPerson> = {}) =>
  makePerson(db, { role: 'teacher', title: 'مدرّب برمجة', ...overrides });

export const makeAdmin = (db: Queryable, overrides: Partial<NewPerson> = {}) =>
  makePerson(db, { role: 'admin', ...overrides });

/** Creates a session as after a sign-in with a code. @returns its access token */
export async function makeSession(
  db: Queryable,
  person: { id: number },
  overrides: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    personId: person.id,
    accessHash: tokenHash(token),
    accessExpiresAt: new Date(Date.now() + session.accessLifetime),
    refreshHash: tokenHash(newToken()),
    refreshExpiresAt: new Date(Date.now() + session.refreshLifetime),
    provenAt: new Date(),
    ...overrides,
  });
  return token;
}

/** Creates the list of educational features of a teacher's page, in the order of the list. */
export async function makeTeacherFeatures(db: Queryable, teacher: { id: number }, names: string[]) {
  if (names.length === 0) return;
  await db
    .insert(teacherFeatures)
    .values(names.map((name, position) => ({ teacherId: teacher.id, name, position })));
}
