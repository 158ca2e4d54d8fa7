import { z } from 'zod';
import { contentKinds, pageOf, studioPerson } from '../../../content/items/studio/page.ts';
import { contentLogKinds } from '../../../content/register.ts';
import { conversationLogKinds } from '../../../conversation/register.ts';
import { learningLogKinds } from '../../../learning/register.ts';
import { studio } from '../../../limits.ts';
import { peopleLogKinds } from '../../../people/register.ts';
import { sellingLogKinds } from '../../../selling/register.ts';
import { absentWhenEmpty, id, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { siteLogKinds } from '../../register.ts';

/** The kinds of what the log is about. */
export const logKinds = [
  ...contentKinds,
  ...contentLogKinds,
  ...learningLogKinds,
  ...conversationLogKinds,
  ...peopleLogKinds,
  ...sellingLogKinds,
  ...siteLogKinds,
] as const;

export const logQuery = z.object({
  page: pageNumber,
  search: searchText,
  kind: absentWhenEmpty(z.enum(logKinds).optional()),
  /** With `kind`: one item. For a course its lectures, chapters and staff too. */
  item: absentWhenEmpty(id.optional()),
  /** Who did it. */
  person: absentWhenEmpty(id.optional()),
  action: absentWhenEmpty(z.string().max(60).optional()),
  /** The first and the last day, in the provider's time zone. */
  from: absentWhenEmpty(z.iso.date().optional()),
  to: absentWhenEmpty(z.iso.date().optional()),
});
export type LogQuery = z.output<typeof logQuery>;

/** Whether a change can be undone: `done` where it has been. */
export const undoStates = ['can', 'done', 'no'] as const;
export type UndoState = (typeof undoStates)[number];

/**
 * What a page needs to describe an entry beside its action; what the entry does not have is left out. The site has the
 * sentences.
 */
export const logDetails = z.object({
  /** How many items were changed. */
  count: z.int().optional(),
  /** A name before the change, of a chapter, or of whom it concerns. */
  name: z.string().optional(),
  version: z.int().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  at: timestamp.optional(),
  reason: z.string().optional(),
  /** The entry that this one undid, and its action. */
  undone: z.int().optional(),
  action: z.string().optional(),
});
export type LogDetails = z.infer<typeof logDetails>;

export const logEntry = z.object({
  id: z.int(),
  at: timestamp,
  /** Null for the system, and for a person who has left. */
  by: studioPerson.nullable(),
  action: z.string(),
  kind: z.string(),
  item_id: z.int(),
  /** The item's name at that time. */
  name: z.string(),
  details: logDetails,
  undo: z.enum(undoStates),
});
export type LogEntry = z.infer<typeof logEntry>;

export const logAnswer = z.object({ entries: pageOf(logEntry) });

/** By whom and by which actions the caller can filter the log. */
export const logOptions = z.object({ people: z.array(studioPerson), actions: z.array(z.string()) });
export type LogOptions = z.infer<typeof logOptions>;

export const undoParams = z.object({ id });
/** Entries that were made together, and are undone together. */
export const undoBody = z.object({ entries: z.array(id).min(1).max(studio.undoneAtOnce) });

export const trashQuery = z.object({
  page: pageNumber,
  search: searchText,
  kind: absentWhenEmpty(z.enum(contentKinds).optional()),
});
export type TrashQuery = z.output<typeof trashQuery>;

/** What is in the trash. It is deleted at `goes_at`, or never (null) where people have left something on it. */
export const trashItem = z.object({
  kind: z.enum(contentKinds),
  id: z.int(),
  name: z.string(),
  deleted_at: timestamp,
  by: studioPerson.nullable(),
  goes_at: timestamp.nullable(),
  path: z.string(),
});
export type TrashItem = z.infer<typeof trashItem>;
export const trashAnswer = z.object({ items: pageOf(trashItem) });
