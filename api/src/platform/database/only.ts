/** The row of an insert with one row. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('no row was inserted');
  return row;
}
