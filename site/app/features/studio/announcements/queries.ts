import type { AnnouncementsQuery } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/conversation/announcements/studio/shapes.ts');

const path = '/api/studio/announcements';
const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

export const announcementsKey = [...studioKey, 'announcements'] as const;

type Filter = Partial<AnnouncementsQuery>;

/** Query of a page of the announcements that the user works with, the one changed last first. */
export const announcementsQuery = ({ page = 1, search = '', state }: Filter = {}) =>
  queryOptions({
    queryKey: [...announcementsKey, { page, search, state }],
    queryFn: async ({ signal }) => {
      const query = queryString({ page, search, state });
      const schema = async () => (await schemas()).announcementsAnswer;
      return (await apiGet(`${path}${query}`, { schema, signal })).announcements;
    },
    ...fresh,
  });

/** Query of the courses to whose members the user may announce. */
export const announcementCoursesQuery = queryOptions({
  queryKey: [...announcementsKey, 'courses'],
  queryFn: ({ signal }) =>
    apiGet('/api/studio/announcement-courses', {
      schema: async () => (await schemas()).announcementCoursesAnswer,
      signal,
    }),
  staleTime: 60_000,
});

/** Query of how many an announcement would reach, as it was last saved. */
export const reachQuery = (id: number, saved: number | null) =>
  queryOptions({
    queryKey: [...announcementsKey, id, 'reach', saved],
    queryFn: async ({ signal }) => {
      const schema = async () => (await schemas()).announcementReachAnswer;
      return (await apiGet(`${path}/${id}/reach`, { schema, signal })).reach;
    },
    ...fresh,
  });

/** Query of what the user would receive, as it was last saved. */
export const previewQuery = (id: number, saved: number | null) =>
  queryOptions({
    queryKey: [...announcementsKey, id, 'preview', saved],
    queryFn: async ({ signal }) => {
      const schema = async () => (await schemas()).announcementPreviewAnswer;
      return (await apiGet(`${path}/${id}/preview`, { schema, signal })).preview;
    },
    ...fresh,
  });
