import { lists } from '@nibras/contract/limits.ts';
import {
  getTeacherById,
  getTeacherFeaturesById,
  getTeacherStudentsById,
} from '@nibras/contract/people/teachers/calls.ts';
import { presentCard, presentTeacher } from '#learning/courses/index.ts';
import type { Routes } from '#platform/feature.ts';
import { listMeta } from '#platform/http/paging.ts';
import { findTeacher, findTeacherId } from './find-teacher.ts';
import { presentStudent } from './present.ts';
import { coursesOf, featuresOf, latestStudents } from './queries.ts';

export const routes: Routes = (serve, { db }) => {
  serve(getTeacherById, async ({ params, query: { page } }) => {
    const teacher = await findTeacher(db, params.id);
    const rows = await coursesOf(db, teacher.person.id, page);
    return {
      teacher: { ...presentTeacher(teacher), email: teacher.person.email },
      courses: {
        data: rows.map(presentCard),
        ...listMeta({ page, per_page: lists.teacherCoursesPerPage }, teacher.courses),
      },
    };
  });

  serve(getTeacherStudentsById, async ({ params }) => {
    const id = await findTeacherId(db, params.id);
    return { students: (await latestStudents(db, id)).map(presentStudent) };
  });

  serve(getTeacherFeaturesById, async ({ params }) => {
    const id = await findTeacherId(db, params.id);
    return { features: await featuresOf(db, id) };
  });
};
