import { z } from 'zod';
import { contentName } from '../../../learning/courses/studio/shapes.ts';
import { id, pageNumber, searchText, timestamp } from '../../../wire.ts';
import { contentStates, draftVersion, pageOf, undoId } from '../../items/studio/page.ts';

export const studioPagesQuery = z.object({ page: pageNumber, search: searchText });
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
