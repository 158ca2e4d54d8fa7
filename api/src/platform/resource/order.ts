import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

type Ids = readonly number[];

/**
 * Numbers all rows of a table by its column `position`, from 0: those that are named first, then the others in the order
 * that they have.
 */
export const setPositions = (
  tx: Transaction,
  table: 'categories' | 'transfer_channels',
  ids: Ids,
) =>
  tx.execute(sql`update ${sql.identifier(table)} item set position = placed.position from (
      select id, row_number() over (
        order by array_position(${sql.param(ids)}::int[], id) nulls last, position, id
      ) - 1 as position from ${sql.identifier(table)}
    ) placed
    where placed.id = item.id and placed.position <> item.position`);

/** Gives exactly these rows a rank, from 0, by which they stand before all others; unknown ones are left out. */
export const setRanks = (tx: Transaction, table: 'courses' | 'services' | 'projects', ids: Ids) =>
  tx.execute(sql`update ${sql.identifier(table)} item set rank = wanted.rank from (
      select item.id, place - 1 as rank
      from ${sql.identifier(table)} item
      left join unnest(${sql.param(ids)}::int[]) with ordinality as input(id, place) using (id)
      where item.rank is not null or place is not null
    ) wanted
    where item.id = wanted.id and item.rank is distinct from wanted.rank`);
