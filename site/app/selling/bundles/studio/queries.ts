import { getStudioBundles } from '@nibras/contract/selling/bundles/studio/calls.ts';
import type { StudioBundlesQuery } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

export const bundleSchemas = () => import('@nibras/contract/selling/bundles/studio/shapes.ts');

/** Query of a page of the bundles, the newest first. */
export const studioBundlesQuery = ({ page = 1, search = '', state }: Partial<StudioBundlesQuery>) =>
  queryOptions({
    queryKey: [...studioKey, 'bundles', { page, search, state }],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioBundles, { query: { page, search, state }, signal })).bundles;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
