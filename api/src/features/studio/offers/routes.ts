import {
  madeOfferAnswer,
  makeOfferBody,
  type OfferKind,
  offerKinds,
  offerOrderAnswer,
  offerOrderBody,
  offerOrderChangeAnswer,
  offerParams,
  offersQuery,
  studioProjectsAnswer,
  studioServicesAnswer,
} from '@nibras/contract/content/offers/studio/shapes.ts';
import { costly, offers as limits } from '@nibras/contract/limits.ts';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { perPerson } from '#platform/http/caller.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import type { Person } from '../scope.ts';
import { copyOffer } from './copy-offer.ts';
import { projectPage, servicePage } from './list-offers.ts';
import { makeOffer } from './make-offer.ts';
import { offerTables } from './offer-kinds.ts';
import { orderedOffers, orderOffers } from './offer-order.ts';
import { presentStudioProject, presentStudioService } from './present.ts';

/** @throws AppError forbidden unless the caller edits services, or projects */
function requireEditor(caller: Person, kind: OfferKind): void {
  if (!can(caller, `${kind}:edit`)) throw new AppError('forbidden');
}

const metaOf = (page: number, total: number) => listMeta({ page, per_page: limits.perPage }, total);

export const offerRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/studio/services',
    {
      config: { searchable: true },
      schema: { querystring: offersQuery, response: { 200: studioServicesAnswer } },
    },
    async (request) => {
      const { query } = request;
      requireEditor(signedIn(request), 'service');
      const { rows, total } = await readList(platform, query.search, (on) =>
        servicePage(on, query),
      );
      return {
        services: { data: rows.map(presentStudioService), meta: metaOf(query.page, total) },
      };
    },
  );

  app.get(
    '/api/studio/projects',
    {
      config: { searchable: true },
      schema: { querystring: offersQuery, response: { 200: studioProjectsAnswer } },
    },
    async (request) => {
      const { query } = request;
      requireEditor(signedIn(request), 'project');
      const { rows, total } = await readList(platform, query.search, (on) =>
        projectPage(on, query),
      );
      return {
        projects: { data: rows.map(presentStudioProject), meta: metaOf(query.page, total) },
      };
    },
  );

  for (const kind of offerKinds) {
    const path = `/api/studio/${offerTables[kind]}`;

    app.post(
      path,
      { schema: { body: makeOfferBody, response: { 200: madeOfferAnswer } } },
      async (request) => {
        const asked = { kind, caller: signedIn(request), name: request.body.name };
        const { id, undo } = await makeOffer(platform, asked);
        return { item: { id }, undo };
      },
    );

    app.post(
      `${path}/:id/copy`,
      {
        config: { rateLimit: perPerson(costly.copiesPerMinutePerPerson) },
        schema: { params: offerParams, response: { 200: madeOfferAnswer } },
      },
      async (request) => {
        const asked = { kind, caller: signedIn(request), id: request.params.id };
        const { id, undo } = await copyOffer(platform, asked);
        return { item: { id }, undo };
      },
    );

    app.get(
      `/api/studio/${kind}-order`,
      { schema: { response: { 200: offerOrderAnswer } } },
      async (request) => {
        requireEditor(signedIn(request), kind);
        return orderedOffers(db, kind);
      },
    );

    app.put(
      `/api/studio/${kind}-order`,
      { schema: { body: offerOrderBody, response: { 200: offerOrderChangeAnswer } } },
      async (request) => {
        const asked = { kind, caller: signedIn(request), ids: request.body.ids };
        const { undo } = await orderOffers(platform, asked);
        return { ...(await orderedOffers(db, kind)), undo };
      },
    );
  }
};
