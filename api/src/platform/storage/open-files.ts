import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/**
 * Whether everybody may open a private file, because a course shows it to everybody: as its introduction, or as a file
 * that is not for members only. Uploaded videos and documents are private, whatever they are used for later.
 */
export async function isOpenFile(db: Queryable, path: string): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select exists (select from courses where intro_video = ${path}
        and state in ('published', 'hidden') and deleted_at is null)
      or exists (select from course_resources join courses on courses.id = course_id where file = ${path}
        and not members_only and state in ('published', 'hidden') and deleted_at is null) as open`);
  return rows[0]?.open ?? false;
}
