import { getBundles, getBundlesById } from '@nibras/contract/selling/bundles/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';

/** Query of one bundle. */
export const bundleQuery = (id: string) =>
  queryOptions({
    queryKey: ['bundles', id],
    queryFn: async ({ signal }) => {
      return (await makeCall(getBundlesById, { params: { id }, signal })).bundle;
    },
  });

/** Query of the bundles with a course, the cheapest first. */
export const bundlesOfCourseQuery = (course: number) =>
  queryOptions({
    queryKey: ['bundles', 'of', course],
    queryFn: async ({ signal }) => {
      return (await makeCall(getBundles, { query: { course }, signal })).bundles;
    },
  });
