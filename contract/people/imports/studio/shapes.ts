import { z } from 'zod';
import { undoId } from '../../../content/items/studio/page.ts';
import { imports as limits } from '../../../limits.ts';
import { absentWhenEmpty, id, timestamp } from '../../../wire.ts';

/** What a column of a list is. Parts of a name are put together: the first names in their order, then the family's. */
export const importColumns = [
  'name',
  'first-name',
  'family-name',
  'email',
  'phone',
  'ignored',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Why a line is left out; the site has the texts. */
export const lineProblems = [
  'no-address',
  'address-space',
  'address-at',
  'address-domain',
  'address-letters',
  'address-wrong',
  'address-twice',
  'name-long',
  'name-wrong',
  'quote-open',
  'line-long',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** What was lost in a line that is taken all the same: its telephone number, or letters of its name. */
export const lineLosses = ['phone-number', 'phone-wrong', 'letters'] as const;
export type LineLoss = (typeof lineLosses)[number];

/** Why a whole list is not read. */
export const listProblems = [
  'empty',
  'too-many-lines',
  'no-address-column',
  'binary',
  'too-slow',
] as const;
export type ListProblem = (typeof listProblems)[number];

/** What an import will do with a good line: make an account, enrol one, or leave a person who has that access. */
export const lineForecasts = ['new', 'known', 'extended', 'kept'] as const;
export type LineForecast = (typeof lineForecasts)[number];

/** An import without a course makes accounts alone. */
const chosenColumns = z
  .preprocess(
    (value) => (typeof value === 'string' && value !== '' ? value.split(',') : undefined),
    z.array(z.enum(importColumns)).max(limits.columns).optional(),
  )
  .describe('What each column is, separated by commas; absent where it is to be found out');

const target = {
  columns: chosenColumns,
  course_id: absentWhenEmpty(id.optional()),
  until: absentWhenEmpty(z.iso.datetime({ offset: true }).optional()),
};

/** A form; the list itself is its file `list`, whether it was pasted or is one of a table's program. */
export const checkImportBody = z.object(target);

export const importLine = z.object({
  line: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  forecast: z.enum(lineForecasts),
});
export type ImportLine = z.infer<typeof importLine>;

/** A line that is left out, as it stands in the list. `first` is the line that has the same address before it. */
export const badLine = z.object({
  line: z.int(),
  text: z.string(),
  problem: z.enum(lineProblems),
  /** What is wrong: the address, or the characters in it. */
  detail: z.string(),
  first: z.int().optional(),
});
export type BadLine = z.infer<typeof badLine>;

/** Between the cells of a line; `none` where a line is an address with or without a name. */
export const separators = [',', ';', '\t', '،', '؛', '|', 'none'] as const;
export type Separator = (typeof separators)[number];

/** A line that is taken, with what was lost of it, as it stands in the list. */
export const lossyLine = z.object({
  line: z.int(),
  loss: z.enum(lineLosses),
  /** What stands there: the number, or the name. */
  detail: z.string(),
});
export type LossyLine = z.infer<typeof lossyLine>;

/** How a list was read, and what its import will do. `lines` are the first `imports.shownLines` of the good ones. */
export const importCheck = z.object({
  problem: z.enum(listProblems).nullable(),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1256']),
  separator: z.enum(separators),
  /** The headings; null for a list without. */
  headings: z.array(z.string()).nullable(),
  columns: z.array(z.enum(importColumns)),
  /** The first lines with their cells as they stand, by which a person sees which column is which. */
  preview: z.array(z.array(z.string())),
  counts: z.object({
    good: z.int(),
    new: z.int(),
    known: z.int(),
    extended: z.int(),
    kept: z.int(),
    bad: z.int(),
    lossy: z.int(),
  }),
  lines: z.array(importLine),
  lossy: z.array(lossyLine),
  bad: z.array(badLine),
});
export type ImportCheck = z.infer<typeof importCheck>;
export const checkImportAnswer = z.object({ check: importCheck });

/** `client_key` names this import: asking again, after a lost answer, starts no second one. */
export const startImportBody = z.object({
  ...target,
  note: z.string().trim().max(limits.noteMaxLength).default(''),
  mail: z.stringbool().default(false),
  client_key: z.string().min(1).max(100),
});

/** How far an import is. `lines` are those that were good when it began. */
export const peopleImport = z.object({
  id: z.int(),
  course: z.object({ id: z.int(), name: z.string() }).nullable(),
  until: timestamp.nullable(),
  mail: z.boolean(),
  state: z.enum(['waiting', 'done', 'undone']),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
  lines: z.int(),
  done: z.int(),
  made: z.int(),
  enrolled: z.int(),
  extended: z.int(),
  kept: z.int(),
  undo: undoId.nullable(),
});
export type PeopleImport = z.infer<typeof peopleImport>;

export const importParams = z.object({ id });
export const importAnswer = z.object({ import: peopleImport });
/** The caller's own, the newest first. */
export const importsAnswer = z.object({ imports: z.array(peopleImport) });
