import {
  draftConflictAnswer,
  saveDraftAnswer,
  saveDraftBody,
} from '@nibras/contract/content/items/studio/shapes.ts';
import {
  announcementActAnswer,
  announcementAnswer,
  announcementCoursesAnswer,
  announcementParams,
  announcementPreviewAnswer,
  announcementReachAnswer,
  announcementsAnswer,
  announcementsQuery,
  madeAnnouncementAnswer,
  makeAnnouncementBody,
  sendAnnouncementBody,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { errorAnswer, failures } from '@nibras/contract/errors.ts';
import { costly, drafts } from '@nibras/contract/limits.ts';
import { undoableAnswer } from '@nibras/contract/studio/page.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import { z } from 'zod';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { perPerson } from '#platform/http/caller.ts';
import { cancelAnnouncement, unscheduleAnnouncement } from './call-off-announcement.ts';
import { listAnnouncements } from './list-announcements.ts';
import { makeAnnouncement } from './make-announcement.ts';
import { announcesToAll, type Person, requireAnnouncer } from './policy.ts';
import { presentAnnouncement } from './present.ts';
import { previewAnnouncement } from './preview-announcement.ts';
import { announcedCourses, channelCounts, findAnnouncement } from './queries.ts';
import { countReach } from './recipients.ts';
import { removeAnnouncement } from './remove-announcement.ts';
import { saveAnnouncement } from './save-announcement.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { testAnnouncement } from './test-announcement.ts';

const list = '/api/studio/announcements';
const path = `${list}/:id` as const;
/** Announcements are in no public response. */
const config = { skipInvalidation: true } as const;

export const studioRoutes: Routes = (app, platform) => {
  const { db, now } = platform;

  async function readAnnouncement(id: number, caller: Person) {
    const found = await findAnnouncement(db, id, caller);
    return presentAnnouncement(found, await channelCounts(db, id));
  }

  app.get(
    list,
    {
      config: { searchable: true },
      schema: { querystring: announcementsQuery, response: { 200: announcementsAnswer } },
    },
    async (request) => ({
      announcements: await listAnnouncements(platform, signedIn(request), request.query),
    }),
  );

  app.post(
    list,
    { config, schema: { body: makeAnnouncementBody, response: { 200: madeAnnouncementAnswer } } },
    async (request) => {
      const { course_id: courseId, copy_of: copyOf } = request.body;
      const caller = signedIn(request);
      return {
        announcement: { id: await makeAnnouncement(platform, { caller, courseId, copyOf }) },
      };
    },
  );

  app.get(
    '/api/studio/announcement-courses',
    { schema: { response: { 200: announcementCoursesAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      await requireAnnouncer(db, caller);
      return { courses: await announcedCourses(db, caller), everybody: announcesToAll(caller) };
    },
  );

  app.get(
    path,
    { schema: { params: announcementParams, response: { 200: announcementAnswer } } },
    async (request) => ({ item: await readAnnouncement(request.params.id, signedIn(request)) }),
  );

  app.put(
    `${path}/draft`,
    {
      config: {
        ...config,
        rateLimit: { max: drafts.savesPerMinutePerNetworkAddress, timeWindow: 60_000 },
      },
      schema: {
        params: announcementParams,
        body: saveDraftBody,
        response: { 200: saveDraftAnswer, 409: z.union([draftConflictAnswer, errorAnswer]) },
      },
    },
    async (request, reply) => {
      const saving = { caller: signedIn(request), id: request.params.id, body: request.body };
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
        message: failures['field-conflict'].message,
        saved: { field_versions: fieldVersions },
        conflicts,
        newer,
        draft_version: draftVersion,
      });
    },
  );

  app.get(
    `${path}/reach`,
    {
      config: { rateLimit: perPerson(costly.figuresPerMinutePerPerson) },
      schema: { params: announcementParams, response: { 200: announcementReachAnswer } },
    },
    async (request) => {
      const { announcement } = await findAnnouncement(db, request.params.id, signedIn(request));
      return { reach: await countReach(db, announcement, now()) };
    },
  );

  app.get(
    `${path}/preview`,
    {
      config: { rateLimit: perPerson(costly.pagePreviewsPerMinutePerPerson) },
      schema: { params: announcementParams, response: { 200: announcementPreviewAnswer } },
    },
    async (request) => {
      const asked = { caller: signedIn(request), id: request.params.id };
      return { preview: await previewAnnouncement(platform, asked) };
    },
  );

  app.post(
    `${path}/test`,
    {
      config: { ...config, rateLimit: perPerson(costly.testMailsPerMinutePerPerson) },
      schema: { params: announcementParams, response: { 200: messageAnswer } },
    },
    async (request) => {
      await testAnnouncement(platform, { caller: signedIn(request), id: request.params.id });
      return { message: 'أرسلنا التجربة إليك وحدك.' };
    },
  );

  app.post(
    `${path}/send`,
    {
      config,
      schema: {
        params: announcementParams,
        body: sendAnnouncementBody,
        response: { 200: announcementActAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const caller = signedIn(request);
      const { at, draft_version: seen } = request.body;
      const sending = { caller, id, seen, at: at === null ? null : new Date(at) };
      const undo = await sendAnnouncement(platform, sending);
      return { item: await readAnnouncement(id, caller), undo };
    },
  );

  for (const [name, act] of [
    ['unschedule', unscheduleAnnouncement],
    ['cancel', cancelAnnouncement],
  ] as const) {
    app.post(
      `${path}/${name}`,
      { config, schema: { params: announcementParams, response: { 200: announcementActAnswer } } },
      async (request) => {
        const { id } = request.params;
        const caller = signedIn(request);
        await act(platform, { caller, id });
        return { item: await readAnnouncement(id, caller), undo: null };
      },
    );
  }

  app.delete(
    path,
    { config, schema: { params: announcementParams, response: { 200: undoableAnswer } } },
    async (request) => {
      const removing = { caller: signedIn(request), id: request.params.id };
      return { message: 'حُذفت المسودة.', undo: await removeAnnouncement(platform, removing) };
    },
  );
};
