import type { Register, RegisterTable } from '@nibras/contract/people/privacy/studio/shapes.ts';
import { worded } from '@nibras/contract/text/wording.ts';
import { getTableName } from 'drizzle-orm';
import { columnName, columnOf } from '#platform/privacy/column-names.ts';
import type { PersonalDataRegister } from '#platform/privacy/personal-data-register.ts';
import type { RegisterEntry } from '#platform/privacy/types.ts';
import { places } from './places.ts';

const presentTable = (entry: RegisterEntry): RegisterTable => ({
  name: getTableName(entry.table),
  title: worded(entry.title),
  purpose: worded(entry.purpose),
  retention: worded(entry.retention),
  columns: Object.entries(entry.columns).map(([key, { what, kind }]) => ({
    name: columnName(columnOf(entry, key)),
    what: worded(what),
    kind,
  })),
  links: entry.links.map(({ columns, how, exported, why, deletion }) => ({
    columns: columns.map((key) => columnName(columnOf(entry, key))),
    how: worded(how),
    exported,
    why: why === undefined ? null : worded(why),
    deletion: { does: deletion.do, why: worded(deletion.why) },
  })),
});

/** The register as the studio's page shows it. */
export const presentRegister = ({ groups }: PersonalDataRegister): Register => ({
  domains: groups.map(({ name, title, entries }) => ({
    name,
    title: worded(title),
    tables: entries.map(presentTable),
  })),
  places: [...places],
});
