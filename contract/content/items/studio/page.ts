import { z } from 'zod';
import { studio } from '../../../limits.ts';
import { absentWhenEmpty, id, listMeta } from '../../../wire.ts';

/** One page of a studio list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), meta: listMeta });

/**
 * The kinds of content that have states, drafts and versions. `site` is one item: what the installation is called and
 * how it looks (`contract/site/site.ts`). `question` is one of a course's bank.
 */
export const contentKinds = [
  'course',
  'lecture',
  'article',
  'service',
  'project',
  'page',
  'site',
  'question',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The kinds with an address of their own; a lecture's is below that of its course. */
export const addressedKinds = ['course', 'article', 'service', 'project', 'page'] as const;
export type AddressedKind = (typeof addressedKinds)[number];

/** The kinds with a list in the studio, and lectures, which stand in the list of drafts. */
export const listedKinds = ['course', 'lecture', 'article', 'service', 'project', 'page'] as const;
export type ListedKind = (typeof listedKinds)[number];

export const contentStates = ['draft', 'scheduled', 'published', 'hidden'] as const;
export type ContentState = (typeof contentStates)[number];

/** An order of a list by its name, and with a hyphen before it the other way round. */
export type ListSort<Name extends string> = Name | `-${Name}`;

/** The orders of a list, as its `sort` names them; a list that is not asked for one has its usual order. */
export const listSorts = <const Name extends string>(names: readonly Name[]) =>
  [...names, ...names.map((name) => `-${name}` as const)] as ListSort<Name>[];
export const listSort = <const Name extends string>(names: readonly Name[]) =>
  absentWhenEmpty(z.enum(listSorts(names)).optional());

/** By what a list of content is sorted: names from the first letter, times from the newest; `changed` is the usual order. */
export const itemSorts = ['changed', 'name', 'created'] as const;
export type ItemSort = (typeof itemSorts)[number];
export const itemSort = listSort(itemSorts);

/** The save number of a draft; null for none. */
export const draftVersion = z.int().min(1).nullable();

/** The id of the log's entry by which a change can be undone (`POST /api/studio/undo/{id}`). */
export const undoId = z.int();

/** The response of a change that can be undone. */
export const undoableAnswer = z.object({ message: z.string(), undo: undoId });

/** Rows that one call changes. */
export const severalIds = z.array(id).min(1).max(studio.itemsAtOnce);
/** How many were changed; the others were so already. `undo` takes all of it back. */
export const severalChangedAnswer = z.object({ changed: z.int(), undo: z.array(undoId) });

/** A person as the studio names them. */
export const studioPerson = z.object({ id: z.int(), name: z.string() });
