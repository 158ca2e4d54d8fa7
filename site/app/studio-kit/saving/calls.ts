import {
  getStudioItemsByKindById,
  getStudioItemsByKindByIdVersions,
  getStudioItemsByKindByIdVersionsByNumber,
  postStudioCoursesByIdPublish,
  postStudioItemsByKindByIdBin,
  postStudioItemsByKindByIdDiscard,
  postStudioItemsByKindByIdHide,
  postStudioItemsByKindByIdPublish,
  postStudioItemsByKindByIdRestore,
  postStudioItemsByKindByIdSchedule,
  postStudioItemsByKindByIdUnschedule,
  postStudioItemsByKindByIdVersionsByNumberRestore,
  putStudioItemsByKindByIdPresence,
} from '@nibras/contract/content/items/studio/calls.ts';
import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import {
  type DraftConflictAnswer,
  draftConflictAnswer,
  type SaveDraftAnswer,
  type SaveDraftBody,
  saveDraftAnswer,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { getStudioAnnouncementsById } from '@nibras/contract/conversation/announcements/studio/calls.ts';
import { getStudioCaptionsById } from '@nibras/contract/learning/captions/studio/calls.ts';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { readAnswer } from '#platform/api/read-answer.ts';
import { sendCall } from '#platform/api/transport.ts';
import type { EditedRecord } from './editor-state.ts';

/** What is edited and saved by itself: items of content, announcements until they are sent, and captions, whose fields are lines. */
export type EditedKind = ContentKind | 'announcement' | 'captions';

export interface ItemKey {
  kind: EditedKind;
  id: number;
}

function pathOf({ kind, id }: ItemKey): string {
  if (kind === 'announcement') return `/api/studio/announcements/${id}`;
  return kind === 'captions' ? `/api/studio/captions/${id}` : `/api/studio/items/${kind}/${id}`;
}

export async function fetchItem(item: ItemKey): Promise<EditedRecord> {
  const { kind, id } = item;
  if (kind === 'captions') return (await makeCall(getStudioCaptionsById, { params: { id } })).item;
  const answer =
    kind === 'announcement'
      ? await makeCall(getStudioAnnouncementsById, { params: { id } })
      : await makeCall(getStudioItemsByKindById, { params: { kind, id } });
  return answer.item;
}

export type SaveResult =
  | { type: 'saved'; answer: SaveDraftAnswer }
  | { type: 'conflict'; answer: DraftConflictAnswer };

/**
 * Saves fields into a draft. A conflict is a result and no failure.
 * @param options.keepalive the page is being left: the browser finishes the call without it
 * @throws ApiError for everything else
 */
export async function saveDraft(
  item: ItemKey,
  body: SaveDraftBody,
  { signal, keepalive = false }: { signal: AbortSignal; keepalive?: boolean },
): Promise<SaveResult> {
  try {
    const response = await sendCall(`${pathOf(item)}/draft`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
      keepalive,
    });
    if (response.status === 409) {
      const parsed = draftConflictAnswer.safeParse(await response.clone().json());
      if (parsed.success) return { type: 'conflict', answer: parsed.data };
    }
    return { type: 'saved', answer: await readAnswer(response, saveDraftAnswer) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({ kind: 'network', message: failureTexts.network });
  }
}

type DraftVersion = { draft_version: number | null };
/** An item of content, as the parameters of its calls. */
export interface ItemParams {
  kind: ContentKind;
  id: number;
}

export const publishItem = (params: ItemParams, body: DraftVersion) =>
  makeCall(postStudioItemsByKindByIdPublish, { params, body });
export const discardDraft = (params: ItemParams, body: DraftVersion) =>
  makeCall(postStudioItemsByKindByIdDiscard, { params, body });
export const scheduleItem = (params: ItemParams, body: DraftVersion & { at: string }) =>
  makeCall(postStudioItemsByKindByIdSchedule, { params, body });
export const unscheduleItem = (params: ItemParams) =>
  makeCall(postStudioItemsByKindByIdUnschedule, { params });
export const hideItem = (params: ItemParams) => makeCall(postStudioItemsByKindByIdHide, { params });
export const trashItem = (params: ItemParams) => makeCall(postStudioItemsByKindByIdBin, { params });
export const restoreItem = (params: ItemParams) =>
  makeCall(postStudioItemsByKindByIdRestore, { params });

/** A lecture to publish with its course, and the draft of it that the caller saw. */
export type LectureToPublish = DraftVersion & { id: number };

export const publishCourse = (
  id: number,
  body: DraftVersion & { lectures: readonly LectureToPublish[] },
) => makeCall(postStudioCoursesByIdPublish, { params: { id }, body });

export const fetchVersions = (params: ItemParams, page: number) =>
  makeCall(getStudioItemsByKindByIdVersions, { params, query: { page } });
export const fetchVersion = (params: ItemParams, number: number) =>
  makeCall(getStudioItemsByKindByIdVersionsByNumber, { params: { ...params, number } });
export const restoreVersion = (params: ItemParams, number: number, body: DraftVersion) =>
  makeCall(postStudioItemsByKindByIdVersionsByNumberRestore, {
    params: { ...params, number },
    body,
  });

export const sendPresence = (params: ItemParams, field: string | null) =>
  makeCall(putStudioItemsByKindByIdPresence, { params, body: { field } });
