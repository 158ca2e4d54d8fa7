import { z } from 'zod';
import { contentName } from '../../../learning/courses/studio/shapes.ts';
import { offers as limits } from '../../../limits.ts';
import { absentWhenEmpty, id, pageNumber, picture, searchText, timestamp } from '../../../wire.ts';
import {
  contentStates,
  draftVersion,
  itemSort,
  pageOf,
  studioPerson,
  undoId,
} from '../../items/studio/page.ts';

/** What is shown to customers: services, and the projects of the portfolio. */
export const offerKinds = ['service', 'project'] as const;
export type OfferKind = (typeof offerKinds)[number];

export const offersQuery = z.object({
  page: pageNumber,
  search: searchText,
  /** One state only; by default everything that is not in the trash. */
  state: absentWhenEmpty(z.enum(contentStates).optional()),
  /** The one worked on last first, unless it is set. */
  sort: itemSort,
});
export type OffersQuery = z.output<typeof offersQuery>;
/** What is exported: the filters and the order of the list. */
export const offersExportQuery = offersQuery.omit({ page: true });
export type OffersExportQuery = z.output<typeof offersExportQuery>;

/** A row of a list, the one worked on last first. Values of the draft stand in place of published ones. */
const offer = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image: picture,
  state: z.enum(contentStates),
  published: z.boolean(),
  publish_at: timestamp.nullable(),
  has_draft: z.boolean(),
  draft_version: draftVersion,
  updated_at: timestamp,
});

export const studioService = offer.extend({
  featured: z.boolean(),
  /** As it was typed; null without a price. */
  price_starting: z.string().nullable(),
  manager: studioPerson.nullable(),
  projects: z.int(),
});
export type StudioService = z.infer<typeof studioService>;

export const studioProject = offer.extend({
  pictures: z.int(),
  completed_at: timestamp.nullable(),
  /** The names of its services. */
  services: z.array(z.string()),
});
export type StudioProject = z.infer<typeof studioProject>;

export const studioServicesAnswer = z.object({ services: pageOf(studioService) });
export const studioProjectsAnswer = z.object({ projects: pageOf(studioProject) });

export const makeOfferBody = z.object({ name: contentName });
export const offerParams = z.object({ id });
export const madeOfferAnswer = z.object({ item: z.object({ id: z.int() }), undo: undoId });

/** The services or projects that stand first in the lists of visitors, in this order. */
export const offerOrderBody = z.object({ ids: z.array(id).max(limits.ordered) });
export const offerOrderAnswer = z.object({
  ids: z.array(z.int()),
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image: picture,
      state: z.enum(contentStates),
      published: z.boolean(),
    }),
  ),
});
export type OfferOrder = z.infer<typeof offerOrderAnswer>;
export const offerOrderChangeAnswer = offerOrderAnswer.extend({ undo: undoId });
