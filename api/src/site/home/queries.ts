import type { Statistics } from '@nibras/contract/site/home/shapes.ts';
import { sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/database/database.ts';
import { published } from '#platform/database/published.ts';
import { articles, courseSizes, projects, studentCounts } from '#platform/database/schema/index.ts';

/** The sum of a column of counts that the database maintains. */
async function sumOf(db: Queryable, table: PgTable, column: PgColumn): Promise<number> {
  const [row] = await db.select({ total: sum(column).mapWith(Number) }).from(table);
  return row?.total ?? 0;
}

/** The figures of the home page. Students are people with the role of a student. */
export async function statistics(db: Queryable): Promise<Statistics> {
  return {
    students: await sumOf(db, studentCounts, studentCounts.students),
    courses: await sumOf(db, courseSizes, courseSizes.courses),
    projects: await db.$count(projects, published(projects)),
    articles: await db.$count(articles, published(articles)),
  };
}
