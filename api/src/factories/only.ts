/** The row that an insertion made. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('nothing was made');
  return row;
}
