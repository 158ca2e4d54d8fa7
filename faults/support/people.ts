import { makeCourse, makeEnrolment, makeLecture } from '../../api/src/factories/courses.ts';
import { makePerson, makeSession } from '../../api/src/factories/people.ts';
import type { Database } from '../../api/src/platform/database/database.ts';

export interface Member {
  id: number;
  email: string;
  token: string;
}

/** Creates signed-in people. */
export async function makeMembers(db: Database, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id, email } = await makePerson(db);
    members.push({ id, email, token: await makeSession(db, { id }) });
  }
  return members;
}

/** Creates a course with this many lectures, which the member has joined. */
export async function makeJoinedCourse(db: Database, member: Member, lectures: number) {
  const course = await makeCourse(db);
  await makeEnrolment(db, { courseId: course.id, personId: member.id });
  const ids: number[] = [];
  for (let made = 0; made < lectures; made += 1) {
    ids.push((await makeLecture(db, { courseId: course.id })).id);
  }
  return { id: course.id, lectures: ids };
}
