import { type SQL, sql } from 'drizzle-orm';

/**
 * A query for the values that an indexed column has, each once, in their order. Each is one look into the index: `distinct`
 * would read every row.
 */
export function distinctValues(table: string, column: string): SQL {
  const [from, value] = [sql.identifier(table), sql.identifier(column)];
  return sql`(with recursive known as (
      select min(${value}) as value from ${from}
      union all
      select (select min(${value}) from ${from} where ${value} > known.value) from known where known.value is not null
    ) select value from known where value is not null)`;
}
