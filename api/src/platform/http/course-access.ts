import type { Capability } from '@nibras/contract/capability.ts';
import type { Role } from '@nibras/contract/people/auth/shapes.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import { type CourseRole, can, needsLeave } from './capabilities.ts';

interface Person {
  id: number;
  role: Role;
}

const courseRoles: CourseRole[] = ['teacher', 'assistant'];

/** The courses in which somebody may do something by their part in them, as a query for ids. */
export function coursesWith(caller: Person, capability: Capability): SQL {
  const roles = courseRoles.filter((courseRole) => can(caller, capability, { courseRole }));
  if (roles.length === 0) return sql`select course_id from course_staff where false`;
  const list = sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql`select course_id from course_staff where person_id = ${caller.id} and role in (${list})`;
}

/** Whether teachers publish, and issue certificates, by themselves: a setting of the provider. */
export async function mayTeachersPublish(db: Queryable): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.name, 'teachers-publish'));
  return row?.value !== false;
}

/** Whether somebody has a capability by their role, or by their part in some course. */
export async function hasInSome(
  db: Queryable,
  caller: Person,
  capability: Capability,
): Promise<boolean> {
  if (can(caller, capability)) return true;
  if (needsLeave(capability) && !(await mayTeachersPublish(db))) return false;
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (${coursesWith(caller, capability)}) as has`,
  );
  return rows[0]?.has ?? false;
}
