import {
  getStudioProjects,
  getStudioServices,
  offerCalls,
} from '@nibras/contract/content/offers/studio/calls.ts';
import { offerKinds } from '@nibras/contract/content/offers/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { copyItem } from '#content/items/index.ts';
import type { Routes } from '#platform/feature.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { createOffer } from './create-offer.ts';
import { exportOffers } from './export-offers.ts';
import { projectPage, servicePage } from './list-offers.ts';
import { orderedOffers, orderOffers } from './offer-order.ts';
import { presentStudioProject, presentStudioService } from './present.ts';

const metaOf = (page: number, total: number) =>
  boundedMeta({ page, per_page: limits.perPage }, total);

export const offerRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioServices, async (request) => {
    const { query } = request;
    const { rows, total } = await readList(platform, query.search, (on) => servicePage(on, query));
    return {
      services: { data: rows.map(presentStudioService), meta: metaOf(query.page, total) },
    };
  });

  serve(getStudioProjects, async (request) => {
    const { query } = request;
    const { rows, total } = await readList(platform, query.search, (on) => projectPage(on, query));
    return {
      projects: { data: rows.map(presentStudioProject), meta: metaOf(query.page, total) },
    };
  });

  for (const kind of offerKinds) {
    serve(offerCalls[kind].create, async (request) => {
      const input = { kind, caller: request.caller, name: request.body.name };
      const { id, undo } = await createOffer(platform, input);
      return { item: { id }, undo };
    });

    serve(offerCalls[kind].export, async ({ caller, query }, reply) =>
      sendCsv(reply, `${kind}s`, await exportOffers[kind](platform, { caller, query })),
    );

    serve(offerCalls[kind].copy, async (request) => {
      const input = { kind, caller: request.caller, id: request.params.id };
      const { id, undo } = await copyItem(platform, input);
      return { item: { id }, undo };
    });

    serve(offerCalls[kind].order, async () => {
      return orderedOffers(db, kind);
    });

    serve(offerCalls[kind].changeOrder, async (request) => {
      const input = { kind, caller: request.caller, ids: request.body.ids };
      const { undo } = await orderOffers(platform, input);
      return { ...(await orderedOffers(db, kind)), undo };
    });
  }
};
