import type { ReportedKind } from '@nibras/contract/conversation/moderation/shapes.ts';
import {
  getStudioModeration,
  getStudioModerationByKindById,
  postStudioModerationByKindById,
  putStudioModerationByKindByIdAnswer,
} from '@nibras/contract/conversation/moderation/studio/calls.ts';
import type { ModerationQuery } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of a page of what the user moderates. */
export const moderationQuery = ({ page, list, kind, search }: ModerationQuery) =>
  queryOptions({
    ...callQuery(getStudioModeration, { query: { page, list, kind, search } }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

interface Thing {
  kind: ReportedKind;
  id: number;
}

/** Query of one thing that the user moderates. */
export const moderatedQuery = ({ kind, id }: Thing) =>
  queryOptions({
    ...callQuery(getStudioModerationByKindById, { params: { kind, id } }),
    select: ({ item }) => item,
    staleTime: 2_000,
  });

/** One decision. Resolves to the log's entry by which it can be undone. */
export const sendDecision = (
  { kind, id, open }: Thing & { open: number },
  act: 'hide' | 'restore' | 'dismiss',
) => makeCall(postStudioModerationByKindById, { params: { kind, id }, body: { act, seen: open } });

/** Answers below a review (a blank text removes the answer), or replies in a discussion. */
export const sendAnswer = (
  { kind, id }: Thing,
  { text, seen }: { text: string; seen: string | number | undefined },
) => makeCall(putStudioModerationByKindByIdAnswer, { params: { kind, id }, body: { text, seen } });
