import {
  getStudioAnnouncementCourses,
  getStudioAnnouncements,
  getStudioAnnouncementsByIdPreview,
  getStudioAnnouncementsByIdReach,
} from '@nibras/contract/conversation/announcements/studio/calls.ts';
import type { AnnouncementsQuery } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

export const announcementsKey = [...studioKey, 'announcements'] as const;

type Filter = Partial<AnnouncementsQuery>;

/** Query of a page of the announcements that the user works with, the one changed last first. */
export const announcementsQuery = ({ page = 1, search = '', state }: Filter = {}) =>
  queryOptions({
    ...callQuery(getStudioAnnouncements, { query: { page, search, state } }),
    select: ({ announcements }) => announcements,
    ...fresh,
  });

/** Query of the courses to whose members the user may announce. */
export const announcementCoursesQuery = queryOptions({
  ...callQuery(getStudioAnnouncementCourses),
  staleTime: 60_000,
});

/** A query that is made again after each save of what it depends on. */
const after = <Query extends { queryKey: readonly unknown[] }>(
  saved: number | null,
  query: Query,
): Query => ({ ...query, queryKey: [...query.queryKey, { saved }] });

/** Query of how many an announcement would reach, as it was last saved. */
export const reachQuery = (id: number, saved: number | null) =>
  queryOptions({
    ...after(saved, callQuery(getStudioAnnouncementsByIdReach, { params: { id } })),
    select: ({ reach }) => reach,
    ...fresh,
  });

/** Query of what the user would receive, as it was last saved. */
export const previewQuery = (id: number, saved: number | null) =>
  queryOptions({
    ...after(saved, callQuery(getStudioAnnouncementsByIdPreview, { params: { id } })),
    select: ({ preview }) => preview,
    ...fresh,
  });
