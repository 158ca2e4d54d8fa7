import type { Statistics } from '@nibras/contract/site/home/shapes.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { articles, courses, people, projects } from '#platform/database/schema/index.ts';

/** The figures of the home page. Students are people with the role of a student. */
export async function statistics(db: Queryable): Promise<Statistics> {
  return {
    students: await db.$count(people, and(eq(people.role, 'student'), isNull(people.deletedAt))),
    courses: await db.$count(courses, published(courses)),
    projects: await db.$count(projects, published(projects)),
    articles: await db.$count(articles, published(articles)),
  };
}
