import {
  getStudioProjects,
  getStudioServices,
  offerCalls,
} from '@nibras/contract/content/offers/studio/calls.ts';
import { type OfferKind, offerKinds } from '@nibras/contract/content/offers/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import type { Person } from '../scope.ts';
import { copyOffer } from './copy-offer.ts';
import { projectPage, servicePage } from './list-offers.ts';
import { makeOffer } from './make-offer.ts';
import { orderedOffers, orderOffers } from './offer-order.ts';
import { presentStudioProject, presentStudioService } from './present.ts';

/** @throws AppError forbidden unless the caller edits services, or projects */
function requireEditor(caller: Person, kind: OfferKind): void {
  if (!can(caller, `${kind}:edit`)) throw new AppError('forbidden');
}

const metaOf = (page: number, total: number) => listMeta({ page, per_page: limits.perPage }, total);

export const offerRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioServices, async (request) => {
    const { query } = request;
    requireEditor(signedIn(request), 'service');
    const { rows, total } = await readList(platform, query.search, (on) => servicePage(on, query));
    return {
      services: { data: rows.map(presentStudioService), meta: metaOf(query.page, total) },
    };
  });

  serve(getStudioProjects, async (request) => {
    const { query } = request;
    requireEditor(signedIn(request), 'project');
    const { rows, total } = await readList(platform, query.search, (on) => projectPage(on, query));
    return {
      projects: { data: rows.map(presentStudioProject), meta: metaOf(query.page, total) },
    };
  });

  for (const kind of offerKinds) {
    serve(offerCalls[kind].create, async (request) => {
      const asked = { kind, caller: signedIn(request), name: request.body.name };
      const { id, undo } = await makeOffer(platform, asked);
      return { item: { id }, undo };
    });

    serve(offerCalls[kind].copy, async (request) => {
      const asked = { kind, caller: signedIn(request), id: request.params.id };
      const { id, undo } = await copyOffer(platform, asked);
      return { item: { id }, undo };
    });

    serve(offerCalls[kind].order, async (request) => {
      requireEditor(signedIn(request), kind);
      return orderedOffers(db, kind);
    });

    serve(offerCalls[kind].changeOrder, async (request) => {
      const asked = { kind, caller: signedIn(request), ids: request.body.ids };
      const { undo } = await orderOffers(platform, asked);
      return { ...(await orderedOffers(db, kind)), undo };
    });
  }
};
