import {
  getStudioAnnouncementCourses,
  getStudioAnnouncements,
  getStudioAnnouncementsByIdPreview,
  getStudioAnnouncementsByIdReach,
} from '@nibras/contract/conversation/announcements/studio/calls.ts';
import type { AnnouncementsQuery } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

const fresh = { staleTime: 2_000, placeholderData: keepPreviousData };

export const announcementsKey = [...studioKey, 'announcements'] as const;

type Filter = Partial<AnnouncementsQuery>;

/** Query of a page of the announcements that the user works with, the one changed last first. */
export const announcementsQuery = ({ page = 1, search = '', state }: Filter = {}) =>
  queryOptions({
    queryKey: [...announcementsKey, { page, search, state }],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioAnnouncements, { query: { page, search, state }, signal }))
        .announcements;
    },
    ...fresh,
  });

/** Query of the courses to whose members the user may announce. */
export const announcementCoursesQuery = queryOptions({
  queryKey: [...announcementsKey, 'courses'],
  queryFn: ({ signal }) => makeCall(getStudioAnnouncementCourses, { signal }),
  staleTime: 60_000,
});

/** Query of how many an announcement would reach, as it was last saved. */
export const reachQuery = (id: number, saved: number | null) =>
  queryOptions({
    queryKey: [...announcementsKey, id, 'reach', saved],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioAnnouncementsByIdReach, { params: { id }, signal })).reach;
    },
    ...fresh,
  });

/** Query of what the user would receive, as it was last saved. */
export const previewQuery = (id: number, saved: number | null) =>
  queryOptions({
    queryKey: [...announcementsKey, id, 'preview', saved],
    queryFn: async ({ signal }) => {
      return (await makeCall(getStudioAnnouncementsByIdPreview, { params: { id }, signal }))
        .preview;
    },
    ...fresh,
  });
