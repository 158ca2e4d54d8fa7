import { getStudioBundles } from '@nibras/contract/selling/bundles/studio/calls.ts';
import type { StudioBundlesQuery } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

export const bundleSchemas = () => import('@nibras/contract/selling/bundles/studio/shapes.ts');

/** Query of a page of the bundles, the newest first. */
export const studioBundlesQuery = ({
  page = 1,
  search = '',
  state,
  sort,
}: Partial<StudioBundlesQuery>) =>
  queryOptions({
    ...callQuery(getStudioBundles, { query: { page, search, state, sort } }),
    select: ({ bundles }) => bundles,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
