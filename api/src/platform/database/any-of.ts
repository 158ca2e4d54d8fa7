import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm';

/**
 * The condition that a column has one of some values. They are one parameter, so that the text of a statement, and with
 * it the prepared statement, is the same for lists of all lengths. For a fixed list write `inArray`.
 */
export const anyOf = <Column extends AnyColumn>(
  column: Column,
  values: readonly GetColumnData<Column, 'raw'>[],
): SQL => sql`${column} = any(${sql.param(values)})`;
