import {
  deleteStudioAnnouncementsById,
  postStudioAnnouncementsByIdCancel,
  postStudioAnnouncementsByIdSend,
  postStudioAnnouncementsByIdTest,
  postStudioAnnouncementsByIdUnschedule,
} from '@nibras/contract/conversation/announcements/studio/calls.ts';
import type {
  AnnouncementActionAnswer,
  AnnouncementValues,
  StudioAnnouncement,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import { useEffect, useEffectEvent } from 'react';
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
  const params = { id };

  async function adopt(answering: Promise<AnnouncementActionAnswer>): Promise<number | null> {
    const { item: changed, undo } = await answering;
    editor.adopt(changed);
    return undo;
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
    send: async (at) => {
      const body = { ...(await draftToActOn(editor)), at };
      return adopt(makeCall(postStudioAnnouncementsByIdSend, { params, body }));
    },
    test: async () => {
      await draftToActOn(editor);
      await makeCall(postStudioAnnouncementsByIdTest, { params });
    },
    unschedule: async () =>
      void (await adopt(makeCall(postStudioAnnouncementsByIdUnschedule, { params }))),
    cancel: async () => void (await adopt(makeCall(postStudioAnnouncementsByIdCancel, { params }))),
    remove: async () => (await makeCall(deleteStudioAnnouncementsById, { params })).undo,
  };
}
