import { makePerson, makeTeacherFeatures } from '#factories/people.ts';
import type { DemoContent } from '../../../demo/types.ts';
import type { Loading } from './loading.ts';

/** Older than all other demo content. */
const registeredDaysAgo = 420;

export async function writePeople(loading: Loading, content: DemoContent): Promise<void> {
  const { db, media, people } = loading;
  const registered = loading.ago(registeredDaysAgo);
  for (const person of content.people) {
    const created = await makePerson(db, {
      email: person.email,
      name: person.name,
      role: person.role,
      phoneNumber: person.phone,
      photoPath: media.publicFile(person.photo),
      title: person.title,
      bio: person.bio,
      emailVerifiedAt: registered,
      createdAt: registered,
      updatedAt: registered,
    });
    await makeTeacherFeatures(db, created, person.features ?? []);
    people.set(person.email, created);
  }
}
