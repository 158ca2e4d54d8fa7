/** A row of the tree: a chapter or a lecture. */
export type ChapterRow = `chapter:${number}`;
export type RowKey = ChapterRow | `lecture:${number}`;

export const rowId = (row: RowKey): number => Number(row.slice(row.indexOf(':') + 1));
export const isChapterRow = (row: RowKey): row is ChapterRow => row.startsWith('chapter:');
