import type { ReportedKind } from '@nibras/contract/conversation/moderation/shapes.ts';
import {
  getStudioModeration,
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

/** One decision. Resolves to the log's entry by which it can be undone. */
export const sendDecision = ({ kind, id }: Thing, act: 'hide' | 'restore' | 'dismiss') =>
  makeCall(postStudioModerationByKindById, { params: { kind, id }, body: { act } });

/** Answers below a review (a blank text removes the answer), or replies in a discussion. */
export const sendAnswer = ({ kind, id }: Thing, text: string) =>
  makeCall(putStudioModerationByKindByIdAnswer, { params: { kind, id }, body: { text } });
