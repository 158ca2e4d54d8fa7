/** A row of the tree: a chapter or a lecture. */
export type RowKey = `chapter:${number}` | `lecture:${number}`;

export const rowId = (row: RowKey): number => Number(row.slice(row.indexOf(':') + 1));
export const isChapterRow = (row: RowKey): boolean => row.startsWith('chapter:');
