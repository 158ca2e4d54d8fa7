import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { privateFolder } from './storage.ts';

/**
 * The name under which a file is downloaded: that of the library or of the message with which it was sent, since an
 * address keeps Latin letters only, or leaves out signs that are special in addresses.
 */
export async function downloadName(db: Queryable, path: string): Promise<string> {
  if (!path.toLowerCase().startsWith(privateFolder)) return basename(path);
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from media where path = ${path}
    union all select file_name as name from messages where file_path = ${path} limit 1`);
  return rows[0]?.name || basename(path);
}
