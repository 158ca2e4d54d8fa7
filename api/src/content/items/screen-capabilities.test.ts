import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { roleCapabilities, type StudioRole } from '@nibras/contract/testing/role-capabilities.ts';
import { expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makePerson } from '#factories/people.ts';
import { courseStaff } from '#platform/database/schema/index.ts';
import type { CourseRole } from '#platform/http/capabilities.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { screenCapabilitiesOf } from './screen-capabilities.ts';

const { db } = await startTestApp({ work: false });
const course = await makeCourse(db);

const people: Record<StudioRole, { role: Role; inCourse?: CourseRole }> = {
  admin: { role: 'admin' },
  editor: { role: 'editor' },
  newTeacher: { role: 'teacher' },
  teacher: { role: 'teacher', inCourse: 'teacher' },
  assistant: { role: 'student', inCourse: 'assistant' },
};

test.each(Object.entries(people))(
  'the capabilities of %s are those that the site is tested with',
  async (name, who) => {
    const person = await makePerson(db, { role: who.role });
    if (who.inCourse) {
      const row = { courseId: course.id, personId: person.id, role: who.inCourse };
      await db.insert(courseStaff).values(row);
    }
    const given = await screenCapabilitiesOf(db, person);
    expect(given.toSorted()).toEqual(roleCapabilities[name as StudioRole].toSorted());
  },
);
