import { type SQL, sql } from 'drizzle-orm';

/** The condition that a newer entry, which is not undone itself, has changed the same; for queries from `audit_log`. */
export const hasNewer: SQL<boolean> = sql<boolean>`exists (select from audit_log newer
  where newer.id > audit_log.id and newer.changed && audit_log.changed and newer.undone_by is null)`;
