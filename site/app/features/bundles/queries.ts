import { queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';

// Imported in parallel with the request; a server-rendered page does not need it.
const schemas = () => import('@nibras/contract/selling/bundles/shapes.ts');

/** Query of one bundle. */
export const bundleQuery = (id: string) =>
  queryOptions({
    queryKey: ['bundles', id],
    queryFn: async ({ signal }) => {
      const schema = async () => (await schemas()).bundleAnswer;
      return (await apiGet(`/api/bundles/${encodeURIComponent(id)}`, { schema, signal })).bundle;
    },
  });

/** Query of the bundles with a course, the cheapest first. */
export const bundlesOfCourseQuery = (course: number) =>
  queryOptions({
    queryKey: ['bundles', 'of', course],
    queryFn: async ({ signal }) => {
      const schema = async () => (await schemas()).bundlesAnswer;
      return (await apiGet(`/api/bundles${queryString({ course })}`, { schema, signal })).bundles;
    },
  });
