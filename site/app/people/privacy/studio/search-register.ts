import type { Register, RegisterTable } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';

type Shown = Pick<Register, 'domains' | 'places'> & { count: number };

const textOf = ({ name, title, purpose, columns }: RegisterTable): string =>
  [name, title, purpose, ...columns.flatMap((column) => [column.name, column.what])].join(' ');

/**
 * The tables whose words contain every word of the search, folded like the server's search.
 * @param personal whether tables without anybody's data are left out
 */
export function searchRegister(
  { domains, places }: Register,
  { search, personal }: { search: string; personal: boolean },
): Shown {
  const words = foldArabic(search).split(' ').filter(Boolean);
  const matches = (text: string) => {
    const folded = foldArabic(text);
    return words.every((word) => folded.includes(word));
  };
  const found = domains
    .map((domain) => ({
      ...domain,
      tables: domain.tables.filter(
        (table) => (!personal || table.links.length > 0) && matches(textOf(table)),
      ),
    }))
    .filter(({ tables }) => tables.length > 0);
  const foundPlaces = places.filter(({ title, purpose }) => matches(`${title} ${purpose}`));
  return {
    domains: found,
    places: foundPlaces,
    count: found.reduce((sum, { tables }) => sum + tables.length, foundPlaces.length),
  };
}
