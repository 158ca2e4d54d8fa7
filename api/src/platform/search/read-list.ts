import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform.ts';

/**
 * Reads a list. One that is searched is read with the connections of searches, so that it holds up nothing else.
 * @param search what is asked for; blank for the whole list
 * @throws AppError search-too-slow, search-busy
 */
export const readList = <List>(
  { db, searches }: Pick<Platform, 'db' | 'searches'>,
  search: string,
  read: (db: Queryable) => Promise<List>,
): Promise<List> => (search.trim() === '' ? read(db) : searches.run(read));
