import type { FoundGroup, FoundItem } from '@nibras/contract/site/search/shapes.ts';
import { excerpt } from '@nibras/contract/text/excerpt.ts';
import type { FoundRow } from './find-queries.ts';
import { kinds, listedHere } from './kinds.ts';

interface Input {
  input: string;
  marks: readonly string[];
}

const presentItem = (row: FoundRow, { input, marks }: Input): FoundItem => ({
  id: row.id,
  title: row.title,
  detail: row.detail ?? '',
  excerpt: row.text ? excerpt(row.text, input, marks) : '',
  path: row.path,
  picture: row.picture,
  ...(row.second !== undefined && { second: row.second }),
});

/** The rows by kind, in the order in which they come. */
export function presentGroups(rows: readonly FoundRow[], search: Input): FoundGroup[] {
  const groups = new Map<string, FoundGroup>();
  for (const row of rows) {
    const { kind, total } = row;
    const group = groups.get(kind) ?? {
      kind,
      total,
      items: [],
      all:
        kinds.find((one) => one.kind === kind)?.all(search.input) ?? listedHere(kind)(search.input),
    };
    group.items.push(presentItem(row, search));
    groups.set(kind, group);
  }
  return [...groups.values()];
}
