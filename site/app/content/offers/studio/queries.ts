import {
  getStudioProjects,
  getStudioServices,
  offerCalls,
} from '@nibras/contract/content/offers/studio/calls.ts';
import type { OfferKind, OffersQuery } from '@nibras/contract/content/offers/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';
import type { MadeCopy } from '#studio-kit/lists/commands/use-copy-command.tsx';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { offerTexts } from './offer-texts.ts';

/** What the studio shows changes by other hands too: a page that is opened again asks again. */
const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

type OfferFilter = Partial<OffersQuery>;

/** Query of a page of the services, the one worked on last first. */
export const studioServicesQuery = ({ page = 1, search = '', state, sort }: OfferFilter = {}) =>
  queryOptions({
    ...callQuery(getStudioServices, {
      query: { page, search, state, sort },
    }),
    select: ({ services }) => services,
    ...fresh,
  });

/** Query of a page of the projects, the one worked on last first. */
export const studioProjectsQuery = ({ page = 1, search = '', state, sort }: OfferFilter = {}) =>
  queryOptions({
    ...callQuery(getStudioProjects, {
      query: { page, search, state, sort },
    }),
    select: ({ projects }) => projects,
    ...fresh,
  });

/** Query of the services or projects that stand first in the lists of the public site. */
export const offerOrderQuery = (kind: OfferKind) =>
  queryOptions({
    queryKey: [...studioKey, `${kind}-order`],
    queryFn: ({ signal }) => makeCall(offerCalls[kind].order, { signal }),
    staleTime: fresh.staleTime,
  });
/** Makes a draft. @returns the address where it is edited @throws ApiError */
export async function createOffer(kind: OfferKind, name: string): Promise<string> {
  const { item } = await makeCall(offerCalls[kind].create, { body: { name } });
  return `${offerTexts[kind].path}/${item.id}`;
}

/** Copies one as a draft. @throws ApiError */
export async function copyOffer(kind: OfferKind, id: number): Promise<MadeCopy> {
  const { item, undo } = await makeCall(offerCalls[kind].copy, { params: { id } });
  return { path: `${offerTexts[kind].path}/${item.id}`, undo };
}
