import { bundles as limits } from '@nibras/contract/limits.ts';
import {
  deleteStudioBundlesById,
  getStudioBundles,
  getStudioBundlesById,
  postStudioBundles,
  postStudioBundlesByIdRestore,
  putStudioBundlesById,
  putStudioBundlesByIdActive,
} from '@nibras/contract/selling/bundles/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { bundlePage, studioBundle } from './bundle-query.ts';
import { presentStudioBundle } from './present.ts';
import { makeBundle, saveBundle } from './save-bundle.ts';
import { binBundle, restoreBundle, switchBundle } from './switch-bundle.ts';

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
    const meta = listMeta({ page: query.page, per_page: limits.perPage }, total);
    return { bundles: { data: data.map((row) => presentStudioBundle(row, currency)), meta } };
  });

  serve(postStudioBundles, async (request) => {
    const making = { caller: request.caller, body: request.body };
    const made = await makeBundle(platform, making);
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

  serve(putStudioBundlesByIdActive, async (request) => {
    const { id } = request.params;
    const switching = { caller: request.caller, id, ...request.body };
    return changed(id, await switchBundle(platform, switching));
  });

  serve(deleteStudioBundlesById, async (request) => {
    const { id } = request.params;
    return changed(id, await binBundle(platform, { caller: request.caller, id }));
  });

  serve(postStudioBundlesByIdRestore, async (request) => {
    const { id } = request.params;
    return changed(id, await restoreBundle(platform, { caller: request.caller, id }));
  });
};
