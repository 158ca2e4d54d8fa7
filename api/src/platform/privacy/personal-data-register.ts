import { getTableName } from 'drizzle-orm';
import { type GroupName, groups } from './groups.ts';
import type { PersonalData, RegisterEntry } from './types.ts';

/** A part of the register with its tables. */
export interface RegisterGroup {
  name: GroupName;
  title: string;
  entries: PersonalData;
}

/** The register of personal data: every table of the database, with what it stores about people (docs/behaviour/privacy.md). */
export interface PersonalDataRegister {
  groups: readonly RegisterGroup[];
  entries: PersonalData;
  /** The entry of a table by its name in the database. */
  entryOf: (table: string) => RegisterEntry | undefined;
}

export const personalDataRegister = (entries: PersonalData): PersonalDataRegister => ({
  groups: groups.map(({ name, title }) => ({
    name,
    title,
    entries: entries.filter(({ group }) => group === name),
  })),
  entries,
  entryOf: (name) => entries.find(({ table }) => getTableName(table) === name),
});
