import { offers as limits } from '@nibras/contract/limits.ts';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { mayUseMedia } from '#content/media/index.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { projectSkills, skills } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { trackedRows } from '#platform/resource/tracked-rows.ts';
import { skillOf } from './list-skills.ts';

type Services = Pick<Platform, 'db' | 'now'>;

const isTaken = async (db: Queryable, { name, id }: { name: string; id: number }) =>
  (await db.$count(skills, and(sql`lower(name) = lower(${name})`, ne(skills.id, id)))) > 0;

/** A project that has a skill, and the skill's place there. */
interface Place {
  id: number;
  position: number;
}

const projectsOf = (tx: Transaction, skill: number): Promise<Place[]> =>
  tx
    .select({ id: projectSkills.projectId, position: projectSkills.position })
    .from(projectSkills)
    .where(eq(projectSkills.skillId, skill))
    .orderBy(asc(projectSkills.projectId));

/** Gives a skill to the projects that had it and still exist. */
const giveToProjects = (tx: Transaction, skill: number, projects: Place[]) =>
  tx.execute(sql`insert into project_skills (project_id, skill_id, position)
    select had.id, ${skill}, had.position
    from jsonb_to_recordset(${JSON.stringify(projects)}::jsonb) as had(id int, position int)
    join projects on projects.id = had.id`);

export const skillRows = trackedRows({
  kind: 'skill',
  table: skills,
  columns: ['name', 'image'],
  name: 'name',
  lost: { projects: { read: projectsOf, write: giveToProjects } },
  missing: 'skill-not-found',
  unique: { taken: 'skill-taken', isTaken },
  isUsed: async (tx, id) => (await tx.$count(projectSkills, eq(projectSkills.skillId, id))) > 0,
});

/** @throws AppError too-many-items, skill-taken */
export const createSkill = (
  services: Services,
  { caller, name }: { caller: Person; name: string },
): Promise<{ result: number; undo: number }> =>
  skillRows.create(services, { caller, action: 'skill-made' }, async (tx) => {
    if ((await tx.$count(skills)) >= limits.skills) throw new AppError('too-many-items');
    return { row: { name, image: null } };
  });

interface SkillChange {
  caller: Person;
  id: number;
  name?: string | undefined;
  image?: string | null | undefined;
}

/**
 * Renames a skill, or gives it another picture; every project shows it at once.
 * @throws AppError skill-not-found, skill-taken, media-not-found for a picture that the caller may not use
 */
export const changeSkill = (
  services: Services,
  { caller, id, name, image }: SkillChange,
): Promise<{ undo: number }> =>
  skillRows.change(services, { caller, id, action: 'skill-changed' }, async (before, tx) => {
    const row = { name: name ?? before.name, image: image === undefined ? before.image : image };
    const added = row.image !== null && row.image !== before.image ? [row.image] : [];
    if (!(await mayUseMedia(tx, caller, added))) throw new AppError('media-not-found');
    return { row };
  });

/** Removes a skill, also from the projects that have it. @throws AppError skill-not-found */
export const removeSkill = (
  services: Services,
  of: { caller: Person; id: number },
): Promise<{ undo: number }> =>
  skillRows.remove(services, { ...of, action: 'skill-removed' }, async (tx) => {
    const { uses } = await skillOf(tx, of.id);
    return { count: uses };
  });
