import { offers as limits } from '@nibras/contract/limits.ts';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { mayUseMedia } from '#content/media/index.ts';
import { changeSettings } from '#platform/audit/change-settings.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { projectSkills, skills } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { skillOf } from './list-skills.ts';

type Services = Pick<Platform, 'db' | 'now'>;

const subject = (id: number, name: string) => ({
  kind: 'skill',
  itemId: id,
  name,
  changed: [`skill:${id}`],
});

const isTaken = async (db: Queryable, name: string, id = 0) =>
  (await db.$count(skills, and(sql`lower(name) = lower(${name})`, ne(skills.id, id)))) > 0;

/** @throws AppError too-many-items, skill-taken */
export function makeSkill(
  { db, now }: Services,
  { caller, name }: { caller: Person; name: string },
): Promise<{ result: number; undo: number }> {
  return changeSettings(db, { caller, now: now() }, async (tx) => {
    if ((await tx.$count(skills)) >= limits.skills) throw new AppError('too-many-items');
    if (await isTaken(tx, name)) throw new AppError('skill-taken');
    const { id } = only(await tx.insert(skills).values({ name }).returning({ id: skills.id }));
    const entry = { action: 'skill-made' as const, ...subject(id, name), details: { undo: {} } };
    return { result: id, entry };
  });
}

/** Takes a new skill away, unless a project has it. */
export async function undoMakeSkill({ tx, entry }: Undoing): Promise<void> {
  if ((await tx.$count(projectSkills, eq(projectSkills.skillId, entry.itemId))) > 0) tooLate();
  await tx.delete(skills).where(eq(skills.id, entry.itemId));
}

interface Before {
  name: string;
  image: string | null;
}

/**
 * Renames a skill, or gives it another picture; every project shows it at once.
 * @throws AppError skill-not-found, skill-taken, media-not-found for a picture that the caller may not use
 */
export function changeSkill(
  { db, now }: Services,
  {
    caller,
    id,
    ...asked
  }: { caller: Person; id: number; name?: string | undefined; image?: string | null | undefined },
): Promise<{ undo: number }> {
  return changeSettings(db, { caller, now: now() }, async (tx) => {
    const { name, image } = await skillOf(tx, id);
    const after: Before = {
      name: asked.name ?? name,
      image: asked.image === undefined ? image : asked.image,
    };
    if (await isTaken(tx, after.name, id)) throw new AppError('skill-taken');
    const added = after.image !== null && after.image !== image ? [after.image] : [];
    if (!(await mayUseMedia(tx, caller, added))) throw new AppError('media-not-found');
    await tx.update(skills).set(after).where(eq(skills.id, id));
    const undo: Before = { name, image };
    const details = { ...(name !== after.name && { name }), undo };
    return {
      result: undefined,
      entry: { action: 'skill-changed', ...subject(id, after.name), details },
    };
  });
}

export async function undoChangeSkill({ tx, entry, data }: Undoing<Before>): Promise<void> {
  if (await isTaken(tx, data.name, entry.itemId)) tooLate();
  await tx.update(skills).set(data).where(eq(skills.id, entry.itemId));
}

interface Removed {
  image: string | null;
  /** The projects that had it, and its place in each. */
  projects: { id: number; position: number }[];
}

/**
 * Removes a skill, also from the projects that have it.
 * @throws AppError skill-not-found
 */
export function removeSkill(
  { db, now }: Services,
  { caller, id }: { caller: Person; id: number },
): Promise<{ undo: number }> {
  return changeSettings(db, { caller, now: now() }, async (tx) => {
    const { name, image, uses } = await skillOf(tx, id);
    const projects = await tx
      .select({ id: projectSkills.projectId, position: projectSkills.position })
      .from(projectSkills)
      .where(eq(projectSkills.skillId, id))
      .orderBy(asc(projectSkills.projectId));
    await tx.delete(skills).where(eq(skills.id, id));
    const undo: Removed = { image, projects };
    const details = { count: uses, undo };
    return { result: undefined, entry: { action: 'skill-removed', ...subject(id, name), details } };
  });
}

/** Makes the skill anew, with its id, for the projects that had it and still exist. */
export async function undoRemoveSkill({ tx, entry, data }: Undoing<Removed>): Promise<void> {
  if (await isTaken(tx, entry.name)) tooLate();
  await tx.execute(sql`insert into skills (id, name, image) overriding system value
    values (${entry.itemId}, ${entry.name}, ${data.image})`);
  await tx.execute(sql`insert into project_skills (project_id, skill_id, position)
    select had.id, ${entry.itemId}, had.position
    from jsonb_to_recordset(${JSON.stringify(data.projects)}::jsonb) as had(id int, position int)
    join projects on projects.id = had.id`);
}
