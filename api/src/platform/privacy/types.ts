import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { GroupName } from './groups.ts';

/** Whose data are looked for. */
export interface Who {
  id: number;
  /** The account's address and its aliases, lower case. */
  emails: string[];
  /** By which texts that no column connects with the account are found. */
  name: string;
  phone: string | null;
}

/**
 * What a column holds. `value`: exported as it is. `file`: the path of one of the person's files, which is exported with it.
 * `secret`: hashes, tokens and keys, never exported. `derived`: the database computes it from the others. `others`: it tells
 * of another person, and is not exported.
 */
export type ColumnKind = 'value' | 'file' | 'secret' | 'derived' | 'others';

export interface RegisterColumn {
  /** Arabic. */
  what: string;
  kind: ColumnKind;
  /** Whether a secret is the path of a file, which goes with its row; `file` is one always. */
  stored?: true;
}

/** A value of a cleared column, or how it is computed; also as SQL over the row. */
export type ClearedValue =
  | string
  | number
  | boolean
  | null
  | ((deleted: { who: Who; now: Date }) => unknown);

/**
 * What becomes of a row when the person's account is deleted, with the reason in Arabic. `remove`: the row, what depends on it
 * and its files. `keep`: the row stays; where it refers to the person, the account is nobody's. `clear`: the columns get these
 * values, and files that they named are removed. `redact`: the person's addresses, name and phone are replaced inside of these
 * texts, lists or JSON. `choice`: as the person chose for their certificates. Keys are those of the drizzle table.
 */
export type AtDeletion = { why: string } & (
  | { do: 'remove' }
  | { do: 'keep' }
  | { do: 'clear'; set: Record<string, ClearedValue> }
  | { do: 'redact'; columns: readonly string[] }
  | { do: 'choice'; keep: AtDeletion; remove: AtDeletion }
);

/**
 * A way in which rows of a table belong to a person.
 * `whole`: the row is exported. `mention`: the row is about others, and only that the person acted there is exported: its key,
 * its times and this column. `no`: nothing, for the reason `why`.
 */
export interface Link {
  /** The columns that say so, by their keys in the drizzle table. */
  columns: readonly string[];
  /** In Arabic: how the person is connected with the row. */
  how: string;
  /** SQL condition: whether a row of the table belongs to the person in this way. */
  belongs: (who: Who) => SQL;
  exported: 'whole' | 'mention' | 'no';
  /** Arabic; why nothing is exported. */
  why?: string;
  /** Whether files that the row names are another person's, and are not exported. */
  othersFiles?: boolean;
  deletion: AtDeletion;
}

/** A table of the database. All texts are Arabic, for the page in the studio. */
export interface RegisterEntry {
  table: PgTable;
  /** The part of the register in which it stands. */
  group: GroupName;
  /** What it is called on the page and in the export. */
  title: string;
  /** What it is for. */
  purpose: string;
  /** How long its rows are kept. */
  retention: string;
  /** By the keys of the drizzle table. */
  columns: Record<string, RegisterColumn>;
  /** Empty: none of its rows belongs to a person. */
  links: readonly Link[];
}

/** The entries of a feature's tables, which it registers in its `register.ts`. */
export type PersonalData = readonly RegisterEntry[];

/** What is kept outside of the database's tables of its own. */
export interface RegisterPlace {
  name: string;
  title: string;
  purpose: string;
  retention: string;
  exported: string;
  deletion: string;
}
