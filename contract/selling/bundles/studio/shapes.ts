import { z } from 'zod';
import {
  listSort,
  pageOf,
  severalChangedAnswer,
  severalIds,
  undoId,
} from '../../../content/items/studio/page.ts';
import { bundles as limits } from '../../../limits.ts';
import { currencies } from '../../../site/site.ts';
import { oneLine } from '../../../text/text.ts';
import { absentWhenEmpty, id, pageNumber, picture, searchText, timestamp } from '../../../wire.ts';
import { amount } from '../../purchases/shapes.ts';

/** `stopped`: switched on, but not offered, because of a course that is not public or a price that cannot be paid. */
export const bundleStates = ['offered', 'stopped', 'off', 'binned'] as const;
export type BundleState = (typeof bundleStates)[number];

export const studioBundle = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** As it is written, without needless zeros: it may have more decimals than a currency that was chosen later. */
  price: z.string(),
  currency: z.enum(currencies),
  active: z.boolean(),
  state: z.enum(bundleStates),
  courses: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image: picture,
      /** In minor units; 0 for a free course. */
      price: amount,
      published: z.boolean(),
    }),
  ),
  /** What the courses cost one by one, and what a buyer of the bundle saves; in minor units. */
  regular: amount,
  saving: amount,
  /** How often it was bought. */
  sold: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type StudioBundle = z.infer<typeof studioBundle>;

/** `created` is the usual order, the newest first; names from the first letter, prices from the highest. */
export const bundleSorts = ['created', 'name', 'price'] as const;
export type BundleSort = (typeof bundleSorts)[number];

export const studioBundlesQuery = z.object({
  page: pageNumber,
  search: searchText,
  state: absentWhenEmpty(z.enum(bundleStates).optional()),
  sort: listSort(bundleSorts),
});
export type StudioBundlesQuery = z.output<typeof studioBundlesQuery>;
/** What is exported: the filters and the order of the list. */
export const bundlesExportQuery = studioBundlesQuery.omit({ page: true });
export type BundlesExportQuery = z.output<typeof bundlesExportQuery>;
export const studioBundlesAnswer = z.object({ bundles: pageOf(studioBundle) });

const unique = (ids: number[]) => new Set(ids).size === ids.length;

/** A bundle as it is made or changed, whole; `price` as people write it, in the installation's currency. */
export const bundleBody = z.strictObject({
  name: oneLine(limits.nameMaxLength),
  description: z
    .string()
    .trim()
    .max(limits.descriptionMaxLength)
    .regex(/^(\P{Cc}|[\n\t])*$/u)
    .default(''),
  price: z.string().max(limits.priceMaxLength),
  /** In their order. */
  courses: z.array(id).min(limits.coursesMin).max(limits.courses).refine(unique),
});
export type BundleBody = z.output<typeof bundleBody>;

export const studioBundleParams = z.object({ id });
export const bundleActiveBody = z.strictObject({ active: z.boolean() });
export const bundlesActiveBody = bundleActiveBody.extend({ ids: severalIds });
export const bundlesActiveAnswer = severalChangedAnswer;
export const studioBundleAnswer = z.object({ bundle: studioBundle });
export const bundleChangeAnswer = z.object({ bundle: studioBundle, undo: undoId });
