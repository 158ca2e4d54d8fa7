import { z } from 'zod';
import { contentName } from '../../../learning/courses/studio/shapes.ts';
import { absentWhenEmpty, id, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { contentStates, draftVersion, itemSort, pageOf, undoId } from '../../items/studio/page.ts';

/** By what the list is sorted: names from the first letter, times from the newest; `-created` is the usual order. */
export const studioPagesQuery = z.object({
  page: pageNumber,
  search: searchText,
  /** One state only; by default every page that is not in the trash. */
  state: absentWhenEmpty(z.enum(contentStates).optional()),
  sort: itemSort,
});
export type StudioPagesQuery = z.output<typeof studioPagesQuery>;
/** What is exported: the filters and the order of the list. */
export const pagesExportQuery = studioPagesQuery.omit({ page: true });
export type PagesExportQuery = z.output<typeof pagesExportQuery>;
export const studioPage = z.object({
  id: z.int(),
  slug: z.string(),
  /** As in the draft. */
  name: z.string(),
  state: z.enum(contentStates),
  publish_at: timestamp.nullable(),
  in_footer: z.boolean(),
  /** Whether it has unpublished changes. */
  changed: z.boolean(),
  draft_version: draftVersion,
  updated_at: timestamp,
});
export type StudioPageRow = z.infer<typeof studioPage>;
export const studioPagesAnswer = z.object({ pages: pageOf(studioPage) });

export const makePageBody = z.object({ name: contentName });
export const studioPageParams = z.object({ id });
export const madePageAnswer = z.object({ page: z.object({ id: z.int() }), undo: undoId });
