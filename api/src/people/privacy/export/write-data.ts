import { worded } from '@nibras/contract/text/wording.ts';
import { getTableName } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { RegisterGroup } from '#platform/privacy/personal-data-register.ts';
import type { RegisterEntry, Who } from '#platform/privacy/types.ts';
import { type PersonFiles, takeFiles } from './person-files.ts';
import { personRows } from './person-rows.ts';

interface Writing {
  tx: Transaction;
  who: Who;
  files: PersonFiles;
}

/** A list of rows as JSON, a line each. */
async function* list(
  entry: RegisterEntry,
  exported: 'whole' | 'mention',
  { tx, who, files }: Writing,
): AsyncGenerator<string> {
  let before = '[';
  for await (const found of personRows(tx, { entry, exported, who })) {
    const row = exported === 'whole' ? takeFiles(entry, found, files) : found.row;
    yield `${before}\n      ${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n    ]';
}

/**
 * A domain of the register as JSON: `{title, tables: {name: {title, rows, acted}}}`. `acted` are rows about others in which
 * the person did something as one of the staff.
 */
export async function* writeGroup(group: RegisterGroup, writing: Writing): AsyncGenerator<string> {
  yield `{\n  "title": ${JSON.stringify(worded(group.title))},\n  "tables": {`;
  let before = '';
  for (const entry of group.entries) {
    if (!entry.links.some(({ exported }) => exported !== 'no')) continue;
    const { title } = entry;
    yield `${before}\n    ${JSON.stringify(getTableName(entry.table))}: {"title": ${JSON.stringify(worded(title))}, "rows": `;
    yield* list(entry, 'whole', writing);
    yield ', "acted": ';
    yield* list(entry, 'mention', writing);
    yield '}';
    before = ',';
  }
  yield '\n  }\n}\n';
}
