import { z } from 'zod';
import { searchText } from '../../../wire.ts';

/** `page` is for the site's own list of the studio's screens; the server finds the others. */
export const searchKinds = [
  'course',
  'lecture',
  'person',
  'article',
  'service',
  'project',
  'site-page',
  'skill',
  'order',
  'message',
  'purchase',
  'page',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const studioSearchQuery = z.object({ search: searchText });

/** `detail` tells items of one name apart: a lecture's course, a person's address, a course's teacher. */
export const searchItem = z.object({
  id: z.int(),
  name: z.string(),
  detail: z.string(),
  path: z.string(),
});
export type SearchItem = z.infer<typeof searchItem>;

/** Groups without items are left out. */
export const studioSearchAnswer = z.object({
  groups: z.array(z.object({ kind: z.enum(searchKinds), items: z.array(searchItem) })),
});
export type StudioSearchAnswer = z.infer<typeof studioSearchAnswer>;
