import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform.ts';

/**
 * Reads a list. A search runs on the separate connection pool of searches, so that it delays no other request.
 * @param search the search text; blank for the whole list
 * @throws AppError search-too-slow, search-busy
 */
export const readList = <List>(
  { db, searches }: Pick<Platform, 'db' | 'searches'>,
  search: string,
  read: (db: Queryable) => Promise<List>,
): Promise<List> => (search.trim() === '' ? read(db) : searches.run(read));
