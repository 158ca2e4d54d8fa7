import {
  getStudioItemsByKindById,
  postStudioCoursesByIdPublish,
} from '@nibras/contract/content/items/studio/calls.ts';
import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import {
  type DraftConflictAnswer,
  draftConflictAnswer,
  itemActionAnswer,
  presenceAnswer,
  type SaveDraftAnswer,
  type SaveDraftBody,
  saveDraftAnswer,
  versionAnswer,
  versionsAnswer,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { getStudioAnnouncementsById } from '@nibras/contract/conversation/announcements/studio/calls.ts';
import { apiGet, apiSend } from '#platform/api/api-client.ts';
import { ApiError, failureTexts } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { readAnswer } from '#platform/api/read-answer.ts';
import { sendCall } from '#platform/api/transport.ts';
import type { EditedRecord } from './editor-state.ts';

/** What is edited and saved by itself: items of content, and announcements until they are sent. */
export type EditedKind = ContentKind | 'announcement';

export interface ItemKey {
  kind: EditedKind;
  id: number;
}

const pathOf = ({ kind, id }: ItemKey) =>
  kind === 'announcement' ? `/api/studio/announcements/${id}` : `/api/studio/items/${kind}/${id}`;

export async function fetchItem(item: ItemKey): Promise<EditedRecord> {
  const { kind, id } = item;
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

const act = (item: ItemKey, name: string, json: object) =>
  apiSend('POST', `${pathOf(item)}/${name}`, { json, schema: itemActionAnswer });

type DraftVersion = { draft_version: number | null };

export const publishItem = (item: ItemKey, draft: DraftVersion) => act(item, 'publish', draft);
export const discardDraft = (item: ItemKey, draft: DraftVersion) => act(item, 'discard', draft);
export const scheduleItem = (item: ItemKey, draft: DraftVersion & { at: string }) =>
  act(item, 'schedule', draft);
export const unscheduleItem = (item: ItemKey) => act(item, 'unschedule', {});
export const hideItem = (item: ItemKey) => act(item, 'hide', {});
export const binItem = (item: ItemKey) => act(item, 'bin', {});
export const restoreItem = (item: ItemKey) => act(item, 'restore', {});

/** A lecture to publish with its course, and the draft of it that the caller saw. */
export type LectureToPublish = DraftVersion & { id: number };

export const publishCourse = (
  id: number,
  json: DraftVersion & { lectures: readonly LectureToPublish[] },
) => makeCall(postStudioCoursesByIdPublish, { params: { id }, body: json });

export const fetchVersions = (item: ItemKey, page: number) =>
  apiGet(`${pathOf(item)}/versions?page=${page}`, { schema: versionsAnswer });
export const fetchVersion = (item: ItemKey, number: number) =>
  apiGet(`${pathOf(item)}/versions/${number}`, { schema: versionAnswer });
export const restoreVersion = (item: ItemKey, number: number, draft: DraftVersion) =>
  act(item, `versions/${number}/restore`, draft);

export const sendPresence = (item: ItemKey, field: string | null) =>
  apiSend('PUT', `${pathOf(item)}/presence`, { json: { field }, schema: presenceAnswer });
