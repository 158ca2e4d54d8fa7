import type { ReportedKind } from '@nibras/contract/conversation/moderation/shapes.ts';
import type { ModerationQuery } from '@nibras/contract/conversation/moderation/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiSend, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

const schemas = () => import('@nibras/contract/conversation/moderation/studio/shapes.ts');
const pageSchemas = () => import('@nibras/contract/studio/page.ts');

/** Query of a page of what the user moderates. */
export const moderationQuery = ({ page, list, kind, search }: ModerationQuery) =>
  queryOptions({
    queryKey: [...studioKey, 'moderation', { page, list, kind, search }],
    queryFn: ({ signal }) =>
      apiGet(`/api/studio/moderation${queryString({ page, list, kind, search })}`, {
        schema: async () => (await schemas()).moderationAnswer,
        signal,
      }),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });

interface Thing {
  kind: ReportedKind;
  id: number;
}

/** One decision. Resolves to the log's entry by which it can be undone. */
export const sendDecision = ({ kind, id }: Thing, act: 'hide' | 'restore' | 'dismiss') =>
  apiSend('POST', `/api/studio/moderation/${kind}/${id}`, {
    json: { act },
    schema: async () => (await pageSchemas()).undoableAnswer,
  });

/** Answers below a review (a blank text removes the answer), or replies in a discussion. */
export const sendAnswer = ({ kind, id }: Thing, text: string) =>
  apiSend('PUT', `/api/studio/moderation/${kind}/${id}/answer`, {
    json: { text },
    schema: async () => (await schemas()).answeredAnswer,
  });
