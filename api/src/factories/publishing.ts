import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  articles,
  projectImages,
  projectServices,
  projectSkills,
  projects,
  serviceCourses,
  services,
  skills,
} from '#platform/database/schema/index.ts';
import { categoryFor } from './courses.ts';
import { makeTeacher } from './people.ts';
import { unique } from './unique.ts';

const teacherFor = async (db: Queryable, overrides: number | null | undefined) =>
  overrides === undefined ? (await makeTeacher(db)).id : overrides;

export async function makeArticle(
  db: Queryable,
  overrides: Partial<typeof articles.$inferInsert> = {},
) {
  const number = unique();
  return only(
    await db
      .insert(articles)
      .values({
        slug: `article-${number}`,
        name: `مقال ${number}`,
        smallDescription: `خلاصة المقال ${number}`,
        description: `<p>نص المقال ${number}</p>`,
        ...overrides,
        categoryId: await categoryFor(db, overrides),
        authorId: await teacherFor(db, overrides.authorId),
      })
      .returning(),
  );
}

/** Creates a service; `courses` are its related courses. */
export async function makeService(
  db: Queryable,
  {
    courses = [],
    ...overrides
  }: Partial<typeof services.$inferInsert> & { courses?: { id: number }[] } = {},
) {
  const number = unique();
  const service = only(
    await db
      .insert(services)
      .values({
        slug: `service-${number}`,
        name: `خدمة ${number}`,
        smallDescription: `خلاصة الخدمة ${number}`,
        userDescription: `ما تقدمه الخدمة ${number}`,
        description: 'ميزة أولى. ميزة ثانية.',
        ...overrides,
        categoryId: await categoryFor(db, overrides),
        managerId: await teacherFor(db, overrides.managerId),
      })
      .returning(),
  );
  if (courses.length > 0) {
    await db
      .insert(serviceCourses)
      .values(courses.map(({ id }) => ({ serviceId: service.id, courseId: id })));
  }
  return service;
}

export async function makeSkill(
  db: Queryable,
  overrides: Partial<typeof skills.$inferInsert> = {},
) {
  return only(
    await db
      .insert(skills)
      .values({ name: `مهارة ${unique()}`, ...overrides })
      .returning(),
  );
}

interface ProjectParts {
  /** The paths of its pictures, in order. */
  images?: string[];
  skills?: { id: number }[];
  services?: { id: number }[];
}

/** Creates a project with its pictures, skills and services. */
export async function makeProject(
  db: Queryable,
  {
    images = [],
    skills: skillsOf = [],
    services: servicesOf = [],
    ...overrides
  }: Partial<typeof projects.$inferInsert> & ProjectParts = {},
) {
  const number = unique();
  const project = only(
    await db
      .insert(projects)
      .values({
        slug: `project-${number}`,
        name: `مشروع ${number}`,
        description: `وصف المشروع ${number}`,
        ...overrides,
      })
      .returning(),
  );
  const projectId = project.id;
  if (images.length > 0) {
    await db
      .insert(projectImages)
      .values(images.map((image, position) => ({ projectId, image, position })));
  }
  if (skillsOf.length > 0) {
    await db
      .insert(projectSkills)
      .values(skillsOf.map(({ id }, position) => ({ projectId, skillId: id, position })));
  }
  if (servicesOf.length > 0) {
    await db
      .insert(projectServices)
      .values(servicesOf.map(({ id }) => ({ projectId, serviceId: id })));
  }
  return project;
}
