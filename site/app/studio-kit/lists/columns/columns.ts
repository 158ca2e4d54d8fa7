/** A detail of the rows of a list. */
export interface ListColumn {
  name: string;
  label: string;
  /** By what the list is sorted with it. */
  sort?: ColumnSort;
  /** The name of a row, which cannot be hidden. */
  always?: true;
}

export interface ColumnSort {
  /** As the API calls it. */
  name: string;
  /** The greatest first. */
  down?: boolean;
  /** What the select calls it: «الأعلى سعرًا». */
  label: string;
}

/** One column of the grid on a wide screen, with the details that stand in it below each other. */
export interface ListTrack {
  /** As `grid-template-columns` has it. */
  width: string;
  columns: readonly ListColumn[];
}

/** The columns of a list, declared once: its rows, their heads, its sorting and the choice of columns are made from them. */
export interface ListColumns {
  /** Under which the choice is stored. */
  list: string;
  /** Before the first track: a picture. */
  lead?: string;
  tracks: readonly ListTrack[];
  /** After the last track: buttons and menus. */
  end?: string;
  /** The order without a choice: as the API calls it, with a hyphen where it is turned round. */
  usual: string;
  /** What the rows do not show, but are sorted by. */
  more?: readonly ListColumn[];
  /** What the select calls the order without a choice, where it has no other name. */
  usualLabel?: string;
}

export const columnsOf = ({ tracks }: ListColumns): ListColumn[] =>
  tracks.flatMap(({ columns }) => columns);

export const sortsOf = (columns: ListColumns): ColumnSort[] => [
  ...[...columnsOf(columns), ...(columns.more ?? [])].flatMap(({ sort }) => sort ?? []),
];

type Shows = (name: string) => boolean;

/** `grid-template-columns` of the rows: a track without a shown column is left out. */
export function templateOf({ lead, tracks, end }: ListColumns, shows: Shows): string {
  const shown = tracks.filter(({ columns }) => columns.some(({ name }) => shows(name)));
  return [lead, ...shown.map(({ width }) => width), end].filter(Boolean).join(' ');
}

/** The heads on a wide screen: of each shown track what stands first in it, since a second one would be the head of nothing. */
export const headsOf = ({ tracks }: ListColumns, shows: Shows): ListColumn[] =>
  tracks.flatMap(({ columns }) => columns.filter(({ name }) => shows(name)).slice(0, 1));

/** Whether the list is sorted by something that has no head of its own. */
export function hasOtherSorts(columns: ListColumns, shows: Shows): boolean {
  const heads = headsOf(columns, shows);
  return sortsOf(columns).some(({ name }) => heads.every(({ sort }) => sort?.name !== name));
}

/** The order of a list's address. */
export interface ShownSort {
  name: string;
  isTurned: boolean;
}

/** Parses the `sort` of an address; the usual order where it names none of the list's. */
export function parseSort(columns: ListColumns, sort: string | null): ShownSort {
  const known = sortsOf(columns).some(({ name }) => name === sort?.replace('-', ''));
  const text = sort && known ? sort : columns.usual;
  return { name: text.replace('-', ''), isTurned: text.startsWith('-') };
}

/** The `sort` of the address with an order; undefined for the usual one. */
export function sortParam({ usual }: ListColumns, { name, isTurned }: ShownSort) {
  const text = isTurned ? `-${name}` : name;
  return text === usual ? undefined : text;
}

/** Whether the greatest comes first. */
export const isDown = ({ down = false }: ColumnSort, { isTurned }: ShownSort): boolean =>
  down !== isTurned;
