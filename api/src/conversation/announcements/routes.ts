import {
  deleteStudioAnnouncementsById,
  getStudioAnnouncementCourses,
  getStudioAnnouncements,
  getStudioAnnouncementsById,
  getStudioAnnouncementsByIdPreview,
  getStudioAnnouncementsByIdReach,
  postStudioAnnouncements,
  postStudioAnnouncementsByIdCancel,
  postStudioAnnouncementsByIdSend,
  postStudioAnnouncementsByIdTest,
  postStudioAnnouncementsByIdUnschedule,
  putStudioAnnouncementsByIdDraft,
} from '@nibras/contract/conversation/announcements/studio/calls.ts';
import { failureText } from '@nibras/contract/errors.ts';
import type { Routes } from '#platform/feature.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { cancelAnnouncement, unscheduleAnnouncement } from './call-off-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';
import { listAnnouncements } from './list-announcements.ts';
import { announcesToAll } from './policy.ts';
import { presentAnnouncement } from './present.ts';
import { previewAnnouncement } from './preview-announcement.ts';
import { announcedCourses, channelCounts, findAnnouncement } from './queries.ts';
import { countReach } from './recipients.ts';
import { removeAnnouncement } from './remove-announcement.ts';
import { saveAnnouncement } from './save-announcement.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { testAnnouncement } from './test-announcement.ts';

export const studioRoutes: Routes = (serve, platform) => {
  const { db, now } = platform;

  async function readAnnouncement(id: number, caller: Person) {
    const found = await findAnnouncement(db, id, caller);
    return presentAnnouncement(found, await channelCounts(db, id));
  }

  serve(getStudioAnnouncements, async (request) => ({
    announcements: await listAnnouncements(platform, request.caller, request.query),
  }));

  serve(postStudioAnnouncements, async (request) => {
    const { course_id: courseId, copy_of: copyOf } = request.body;
    const { caller } = request;
    return {
      announcement: { id: await createAnnouncement(platform, { caller, courseId, copyOf }) },
    };
  });

  serve(getStudioAnnouncementCourses, async (request) => {
    const { caller } = request;
    return { courses: await announcedCourses(db, caller), everybody: announcesToAll(caller) };
  });

  serve(getStudioAnnouncementsById, async (request) => ({
    item: await readAnnouncement(request.params.id, request.caller),
  }));

  serve(putStudioAnnouncementsByIdDraft, async (request, reply) => {
    const saving = { caller: request.caller, id: request.params.id, body: request.body };
    const saved = await saveAnnouncement(platform, saving);
    const { draftVersion, fieldVersions, savedAt, conflicts, newer, refused } = saved;
    if (conflicts.length === 0 && Object.keys(refused).length > 0) {
      throw new AppError('invalid-input', { errors: refused });
    }
    if (conflicts.length === 0) {
      const saved_at = savedAt.toISOString();
      return { draft_version: draftVersion, field_versions: fieldVersions, newer, saved_at };
    }
    return reply.status(409).send({
      message: failureText('field-conflict'),
      saved: { field_versions: fieldVersions },
      conflicts,
      newer,
      draft_version: draftVersion,
    });
  });

  serve(getStudioAnnouncementsByIdReach, async (request) => {
    const { announcement } = await findAnnouncement(db, request.params.id, request.caller);
    return { reach: await countReach(db, announcement, now()) };
  });

  serve(getStudioAnnouncementsByIdPreview, async (request) => {
    const input = { caller: request.caller, id: request.params.id };
    return { preview: await previewAnnouncement(platform, input) };
  });

  serve(postStudioAnnouncementsByIdTest, async (request) => {
    await testAnnouncement(platform, { caller: request.caller, id: request.params.id });
    return { message: 'أرسلنا التجربة إليك وحدك.' };
  });

  serve(postStudioAnnouncementsByIdSend, async (request) => {
    const { id } = request.params;
    const { caller } = request;
    const { at, draft_version: seen } = request.body;
    const sending = { caller, id, seen, at: at === null ? null : new Date(at) };
    const undo = await sendAnnouncement(platform, sending);
    return { item: await readAnnouncement(id, caller), undo };
  });

  for (const [call, act] of [
    [postStudioAnnouncementsByIdUnschedule, unscheduleAnnouncement],
    [postStudioAnnouncementsByIdCancel, cancelAnnouncement],
  ] as const) {
    serve(call, async (request) => {
      const { id } = request.params;
      const { caller } = request;
      await act(platform, { caller, id });
      return { item: await readAnnouncement(id, caller), undo: null };
    });
  }

  serve(deleteStudioAnnouncementsById, async (request) => {
    const removing = { caller: request.caller, id: request.params.id };
    return { message: 'حُذفت المسودة.', undo: await removeAnnouncement(platform, removing) };
  });
};
