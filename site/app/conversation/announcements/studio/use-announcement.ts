import {
  deleteStudioAnnouncementsById,
  postStudioAnnouncementsByIdTest,
} from '@nibras/contract/conversation/announcements/studio/calls.ts';
import {
  type AnnouncementValues,
  announcementActionAnswer,
  type StudioAnnouncement,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import { useEffect, useEffectEvent } from 'react';
import { apiSend } from '#platform/api/api-client.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { draftToActOn, type Edited, useEditedRecord } from '#studio-kit/saving/use-studio-item.ts';

/** An announcement under edit, or on its way. */
export interface EditedAnnouncement extends Edited<AnnouncementValues> {
  item: StudioAnnouncement | null;
  /** Each saves what is typed first. Sends now, or at a time. @returns the log's entry to undo it @throws ApiError */
  send(at: string | null): Promise<number | null>;
  test(): Promise<void>;
  unschedule(): Promise<void>;
  cancel(): Promise<void>;
  remove(): Promise<number>;
}

const minute = 60_000;

/** Whether it changes by itself within the next minute. */
const isMoving = ({ state, send_at }: StudioAnnouncement) =>
  state === 'sending' ||
  (state === 'scheduled' && send_at !== null && Date.parse(send_at) - Date.now() < minute);

/** Edits an announcement as items of content are edited, and follows it while it is sent. */
export function useAnnouncement(id: number): EditedAnnouncement {
  const edited = useEditedRecord<AnnouncementValues>('announcement', id);
  const { editor } = edited;
  // The editor of an announcement fetches whole announcements.
  const item = edited.record as StudioAnnouncement | null;
  const path = `/api/studio/announcements/${id}`;

  async function act(name: string, json: object = {}): Promise<number | null> {
    const answer = await apiSend('POST', `${path}/${name}`, {
      json,
      schema: announcementActionAnswer,
    });
    editor.adopt(answer.item);
    return answer.undo;
  }

  const follow = useEffectEvent(() => {
    if (item && isMoving(item)) void editor.load();
  });
  useEffect(() => {
    const timer = setInterval(() => follow(), limits.refreshEvery);
    return () => clearInterval(timer);
  }, []);

  return {
    ...edited,
    item,
    send: async (at) => act('send', { ...(await draftToActOn(editor)), at }),
    test: async () => {
      await draftToActOn(editor);
      await makeCall(postStudioAnnouncementsByIdTest, { params: { id } });
    },
    unschedule: async () => void (await act('unschedule')),
    cancel: async () => void (await act('cancel')),
    remove: async () => (await makeCall(deleteStudioAnnouncementsById, { params: { id } })).undo,
  };
}
