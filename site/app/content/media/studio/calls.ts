import {
  deleteStudioMediaById,
  getStudioMedia,
  getStudioMediaById,
  getStudioMediaByIdTraffic,
  getStudioMediaByIdUses,
  getStudioMediaQuota,
  getStudioUnfinishedUploads,
  getStudioVideoStreams,
  getStudioVideoTraffic,
  postStudioMediaByIdRestore,
  postStudioMediaByIdStream,
  putStudioMediaById,
  putStudioMediaQuota,
  putStudioVideoStreams,
} from '@nibras/contract/content/media/studio/calls.ts';
import type {
  Media,
  MediaKind,
  MediaList,
  MediaQuota,
  MediaTraffic,
  MediaUse,
  UnfinishedUpload,
  VideoStreams,
  VideoTraffic,
} from '@nibras/contract/content/media/studio/shapes.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';

const schemas = () => import('@nibras/contract/content/media/studio/shapes.ts');

const keys = {
  all: ['studio', 'media'],
  quota: ['studio', 'media-quota'],
  streams: ['studio', 'video-streams'],
} as const;

/** Whether the server is still at work on a file. */
export const isAtWork = ({ state, stream }: Media): boolean =>
  state === 'processing' || stream?.state === 'waiting' || stream?.state === 'making';

interface ListAsk {
  search: string;
  kind: MediaKind | null;
  page: number;
}

/** A page of the library. */
export const mediaListQuery = (ask: ListAsk) =>
  queryOptions({
    queryKey: [...keys.all, 'list', ask],
    queryFn: ({ signal }): Promise<MediaList> => makeCall(getStudioMedia, { query: ask, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.media.some((one) => one.state === 'processing') ? 3_000 : false,
  });

/** The files with these paths that the person may see in the library. */
export const mediaByPathQuery = (paths: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.all, 'paths', ...paths],
    queryFn: async ({ signal }): Promise<Media[]> => {
      const query = queryString({ path: paths.join('\n'), per_page: 100 });
      const { media } = await apiGet<MediaList>(`/api/studio/media${query}`, {
        schema: async () => (await schemas()).mediaListAnswer,
        signal,
      });
      return media;
    },
    enabled: paths.length > 0,
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? 3_000 : false),
  });

/** Where a file is used. */
export const mediaUsesQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.all, 'uses', id],
    queryFn: async ({ signal }): Promise<MediaUse[]> => {
      const { uses } = await makeCall(getStudioMediaByIdUses, { params: { id }, signal });
      return uses;
    },
    staleTime: 0,
  });

/** The space of the installation, and whether the server has ffmpeg. */
export const mediaQuotaQuery = queryOptions({
  queryKey: keys.quota,
  queryFn: ({ signal }): Promise<MediaQuota> => makeCall(getStudioMediaQuota, { signal }),
  staleTime: 60_000,
});

/** What was sent of a video, by month. */
export const mediaTrafficQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.all, 'traffic', id],
    queryFn: ({ signal }): Promise<MediaTraffic> =>
      makeCall(getStudioMediaByIdTraffic, { params: { id }, signal }),
    staleTime: 60_000,
  });

/** What was sent of all videos in a month. @param month `2026-11`; null for the current one */
export const videoTrafficQuery = (month: string | null) =>
  queryOptions({
    queryKey: [...keys.all, 'video-traffic', month],
    queryFn: ({ signal }): Promise<VideoTraffic> =>
      makeCall(getStudioVideoTraffic, { query: { month: month ?? undefined }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The streams of all videos, and what the provider has decided about them. */
export const videoStreamsQuery = queryOptions({
  queryKey: keys.streams,
  queryFn: ({ signal }): Promise<VideoStreams> => makeCall(getStudioVideoStreams, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? 5_000 : false),
});

export const changeVideoStreams = (changes: {
  running?: boolean;
  keep_original?: boolean;
}): Promise<VideoStreams> => makeCall(putStudioVideoStreams, { body: changes });

/** Lets the making of a video's sizes begin again. */
export const remakeStream = async (id: number): Promise<Media> =>
  (await makeCall(postStudioMediaByIdStream, { params: { id } })).media;

/** One file as it is now. */
export const fetchMedia = async (id: number, signal?: AbortSignal): Promise<Media> =>
  (await makeCall(getStudioMediaById, { params: { id }, ...(signal && { signal }) })).media;

/** Renames a file in the library or describes it. */
export const changeMedia = async (
  id: number,
  changes: { name?: string; alt?: string },
): Promise<Media> => (await makeCall(putStudioMediaById, { params: { id }, body: changes })).media;

/** Removes a file that nothing uses; throws an `ApiError` 409 with the places in `errors.uses`. */
export const removeMedia = (id: number): Promise<unknown> =>
  makeCall(deleteStudioMediaById, { params: { id }, unchecked: true });

/** Restores a file that was removed within the last day. */
export const restoreMedia = (id: number): Promise<unknown> =>
  makeCall(postStudioMediaByIdRestore, { params: { id }, unchecked: true });

/** Sets the quotas of the installation, in bytes. */
export const changeQuota = (quota: { max: number; file_max: number }): Promise<MediaQuota> =>
  makeCall(putStudioMediaQuota, { body: quota });

/** The person's own uploads that were not finished. */
export async function fetchUnfinished(): Promise<UnfinishedUpload[]> {
  const { uploads } = await makeCall(getStudioUnfinishedUploads);
  return uploads;
}

/** Everything shown of the library is fetched again. */
export async function refreshMedia(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.all }),
    client.invalidateQueries({ queryKey: keys.quota }),
    client.invalidateQueries({ queryKey: keys.streams }),
  ]);
}
