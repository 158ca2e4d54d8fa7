import { changeCourses } from '#learning/staff/index.ts';
import { findPerson, type NamedPerson } from '#people/people/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';
import { grantAccess } from '../grant-access.ts';
import { membersAmong, notifyOfAccess } from '../notify-of-access.ts';

import { requireFuture } from './access-scope.ts';
import { accessKey } from './undo-access.ts';

/**
 * Gives a person access to a course, enrolled at once and notified.
 * @returns the person, and the entry of the log by which it is undone
 * @throws AppError course-not-found, forbidden, person-not-found, invalid-input for a past time
 */
export async function grantCourse(
  platform: Platform,
  {
    caller,
    course,
    person: wanted,
    until,
    note,
  }: { caller: Person; course: number; person: NamedPerson; until: Date | null; note: string },
): Promise<{ person: number; undo: number }> {
  const now = platform.now();
  requireFuture(until, now);
  const change = { caller, courses: [course], act: 'enrol', now } as const;
  const { result, undo } = await changeCourses(platform.db, change, async (tx) => {
    const person = await findPerson(tx, caller, wanted);
    const granted = { course, people: [person.id] };
    const members = await membersAmong(tx, course, granted.people);
    const given = await grantAccess(tx, {
      ...granted,
      source: 'grant',
      until,
      by: caller.id,
      note,
      now,
    });
    await notifyOfAccess(platform, tx, { ...granted, members });
    return {
      result: person.id,
      entry: {
        action: 'access-granted',
        kind: 'course',
        itemId: course,
        details: {
          name: person.name,
          count: 1,
          ...(until && { at: until.toISOString() }),
          undo: { course, given },
        },
        changed: [accessKey(course, person.id)],
      },
    };
  });
  return { person: result, undo };
}
