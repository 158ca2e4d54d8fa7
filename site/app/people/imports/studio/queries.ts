import {
  getStudioPeopleImport,
  postStudioPeopleImport,
  postStudioPeopleImportCheck,
} from '@nibras/contract/people/imports/studio/calls.ts';
import type {
  ImportCheck,
  ImportColumn,
  PeopleImport,
} from '@nibras/contract/people/imports/studio/shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** How often an import that is under way is looked at. */
const lookEvery = 1_000;

/** Query of one's own last imports, the newest first; asked again while one of them is under way. */
export const importsQuery = queryOptions({
  ...callQuery(getStudioPeopleImport),
  select: ({ imports }) => imports,
  refetchInterval: ({ state }) =>
    state.data?.imports.some((one) => one.state === 'waiting') ? lookEvery : false,
  staleTime: 0,
});

/** A list as it is sent: what was pasted, or the bytes of a file. */
export interface ImportedList {
  content: Blob;
  course: number | null;
  until: string | null;
  /** What the columns are, where a person has chosen that. */
  columns: ImportColumn[] | null;
}

function formOf({ content, course, until, columns }: ImportedList): FormData {
  const form = new FormData();
  if (course !== null) form.set('course_id', String(course));
  if (until !== null) form.set('until', until);
  if (columns !== null) form.set('columns', columns.join(','));
  form.set('list', content, 'list.csv');
  return form;
}

/** What an import of this list would do. */
export async function checkList(list: ImportedList, signal: AbortSignal): Promise<ImportCheck> {
  const { check } = await makeCall(postStudioPeopleImportCheck, { form: formOf(list), signal });
  return check;
}

/** Starts an import. The same key again, after a lost answer, starts no second one. */
export async function startImport(
  list: ImportedList,
  { mail, note, key }: { mail: boolean; note: string; key: string },
): Promise<PeopleImport> {
  const form = formOf(list);
  form.set('mail', String(mail));
  form.set('note', note);
  form.set('client_key', key);
  const answer = await makeCall(postStudioPeopleImport, { form });
  return answer.import;
}
