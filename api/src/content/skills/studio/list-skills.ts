import type { SkillsQuery, StudioSkill } from '@nibras/contract/content/skills/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { skills } from '#platform/database/schema/index.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { pageWindow } from '#platform/http/paging.ts';
import { searchCondition } from '#platform/search/search.ts';

/** The projects with the skill, those in the trash left out. */
const usedIn = sql`from project_skills join projects on projects.id = project_id
  where skill_id = skills.id and projects.deleted_at is null`;

const rows = (db: Queryable) =>
  db
    .select({
      id: skills.id,
      name: skills.name,
      image: skills.image,
      uses: sql<number>`(select count(*)::int ${usedIn})`,
      projects: sql<
        StudioSkill['projects']
      >`coalesce((select json_agg(json_build_object('id', id, 'name', name))
        from (select projects.id, projects.name ${usedIn}
          order by projects.created_at desc, projects.id desc limit ${limits.skillProjectsNamed}) used), '[]')`,
    })
    .from(skills);

/** A page of the skills by name, each with the projects that have it, and their number. */
export async function skillPage(db: Queryable, { page, search }: SkillsQuery) {
  const countOf = (condition: SQL | undefined) => db.$count(skills, condition);
  let total: number | null = null;
  const where = await searchCondition(db, search, skills.searchText, async (condition) => {
    total = await countOf(condition);
    return total > 0;
  });
  const { limit, offset } = pageWindow({ page, per_page: limits.skillsPerPage });
  const data = await rows(db)
    .where(where)
    .orderBy(asc(sql`lower(${skills.name})`), asc(skills.id))
    .limit(limit)
    .offset(offset);
  return { data, total: total || (await countOf(where)) };
}

/** @throws AppError skill-not-found */
export async function skillOf(db: Queryable, id: number): Promise<StudioSkill> {
  const [row] = await rows(db).where(eq(skills.id, id));
  return orThrow(row, 'skill-not-found');
}
