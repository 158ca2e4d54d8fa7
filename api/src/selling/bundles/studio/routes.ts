import { bundles as limits } from '@nibras/contract/limits.ts';
import {
  deleteStudioBundlesById,
  getStudioBundles,
  getStudioBundlesById,
  getStudioBundlesExport,
  postStudioBundles,
  postStudioBundlesByIdRestore,
  putStudioBundlesActive,
  putStudioBundlesById,
  putStudioBundlesByIdActive,
} from '@nibras/contract/selling/bundles/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { boundedMeta } from '#platform/http/paging.ts';
import { sendCsv } from '#platform/http/send-csv.ts';
import { readList } from '#platform/search/read-list.ts';
import { bundlePage, studioBundle } from './bundle-query.ts';
import { bundleRows } from './bundle-rows.ts';
import { exportBundles } from './export-bundles.ts';
import { presentStudioBundle } from './present.ts';
import { createBundle, saveBundle } from './save-bundle.ts';

export const studioRoutes: Routes = (serve, platform) => {
  const selling = () => ({ currency: platform.settings().currency, now: platform.now() });
  async function read(id: number) {
    const { currency, now } = selling();
    return presentStudioBundle(await studioBundle(platform.db, id, { currency, now }), currency);
  }
  const changed = async (id: number, { undo }: { undo: number }) => ({
    bundle: await read(id),
    undo,
  });

  serve(getStudioBundles, async (request) => {
    const { query } = request;
    const { currency, now } = selling();
    const { data, total } = await readList(platform, query.search, (db) =>
      bundlePage(db, query, { currency, now }),
    );
    const meta = boundedMeta({ page: query.page, per_page: limits.perPage }, total);
    return { bundles: { data: data.map((row) => presentStudioBundle(row, currency)), meta } };
  });

  serve(getStudioBundlesExport, async ({ caller, query }, reply) =>
    sendCsv(reply, 'bundles', await exportBundles(platform, { caller, query })),
  );

  serve(postStudioBundles, async (request) => {
    const making = { caller: request.caller, body: request.body };
    const made = await createBundle(platform, making);
    return changed(made.result, made);
  });

  serve(getStudioBundlesById, async (request) => {
    return { bundle: await read(request.params.id) };
  });

  serve(putStudioBundlesById, async (request) => {
    const { id } = request.params;
    const saving = { caller: request.caller, id, body: request.body };
    return changed(id, await saveBundle(platform, saving));
  });

  serve(putStudioBundlesByIdActive, async ({ caller, params: { id }, body: { active } }) => {
    const action = active ? 'bundle-switched-on' : 'bundle-switched-off';
    return changed(id, await bundleRows.switchTo(platform, { caller, id, action, active }));
  });

  serve(putStudioBundlesActive, ({ caller, body: { ids, active } }) => {
    const action = active ? 'bundle-switched-on' : 'bundle-switched-off';
    return bundleRows.switchAll(platform, { caller, ids, action, active });
  });

  serve(deleteStudioBundlesById, async ({ caller, params: { id } }) =>
    changed(id, await bundleRows.trash(platform, { caller, id, action: 'bundle-binned' })),
  );

  serve(postStudioBundlesByIdRestore, async ({ caller, params: { id } }) =>
    changed(id, await bundleRows.restore(platform, { caller, id, action: 'bundle-restored' })),
  );
};
