import { getStudioPeopleByIdTimeline } from '@nibras/contract/people/timeline/studio/calls.ts';
import type { TimelineKind } from '@nibras/contract/people/timeline/studio/kinds.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callKey } from '#platform/query/call-query.ts';

/** Query of what happened to a person, the newest first, a page after another. */
export const timelineQuery = (id: number, kind: TimelineKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...callKey(getStudioPeopleByIdTimeline, { params: { id } }), { kind }],
    queryFn: ({ pageParam, signal }) =>
      makeCall(getStudioPeopleByIdTimeline, {
        params: { id },
        query: { kind, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
