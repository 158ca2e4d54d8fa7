import type { StudioBundlesQuery } from '@nibras/contract/selling/bundles/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

export const bundleSchemas = () => import('@nibras/contract/selling/bundles/studio/shapes.ts');

/** Query of a page of the bundles, the newest first. */
export const studioBundlesQuery = ({ page = 1, search = '', state }: Partial<StudioBundlesQuery>) =>
  queryOptions({
    queryKey: [...studioKey, 'bundles', { page, search, state }],
    queryFn: async ({ signal }) => {
      const schema = async () => (await bundleSchemas()).studioBundlesAnswer;
      const query = queryString({ page, search, state });
      return (await apiGet(`/api/studio/bundles${query}`, { schema, signal })).bundles;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
