import {
  draftConflictAnswer,
  draftVersionBody,
  itemActAnswer,
  itemAnswer,
  itemParams,
  presenceAnswer,
  presenceBody,
  publishCourseBody,
  publishCourseParams,
  saveDraftAnswer,
  saveDraftBody,
  scheduleBody,
  versionAnswer,
  versionParams,
  versionsAnswer,
  versionsQuery,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { errorAnswer, failures } from '@nibras/contract/errors.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { z } from 'zod';
import {
  binItem,
  bringBackVersion,
  type Changed,
  discardDraft,
  hideItem,
  type ItemKey,
  publishItem,
  restoreItem,
  scheduleItem,
  unscheduleItem,
} from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { notePresence, notifyChange } from './presence.ts';
import { publishCourse } from './publish-course.ts';
import { type Person, readItem } from './read-item.ts';
import { saveDraft } from './save-draft.ts';
import { listVersions, readVersion } from './versions.ts';

const path = '/api/studio/items/:kind/:id';

export const routes: Routes = (app, platform) => {
  const { db } = platform;

  /** Tells the others who have the item open, and answers with the item as it is now. */
  const acted = async (item: ItemKey, caller: Person, change: Promise<Changed<unknown>>) => {
    const { logId } = await change;
    await notifyChange(platform, item, caller);
    return { item: await readItem(db, { ...item, caller }), undo: logId };
  };

  app.get(
    path,
    { schema: { params: itemParams, response: { 200: itemAnswer } } },
    async (request) => ({
      item: await readItem(db, { ...request.params, caller: signedIn(request) }),
    }),
  );

  app.put(
    `${path}/draft`,
    {
      config: {
        rateLimit: { max: limits.savesPerMinutePerNetworkAddress, timeWindow: 60_000 },
      },
      schema: {
        params: itemParams,
        body: saveDraftBody,
        response: { 200: saveDraftAnswer, 409: z.union([draftConflictAnswer, errorAnswer]) },
      },
    },
    async (request, reply) => {
      const { params: item, body } = request;
      const caller = signedIn(request);
      const saved = await saveDraft(platform, { ...item, caller, body });
      const { draftVersion, fieldVersions, savedAt, conflicts, newer, refused } = saved;
      if (Object.keys(fieldVersions).length > 0) await notifyChange(platform, item, caller);
      if (conflicts.length > 0) {
        return reply.status(409).send({
          message: failures['field-conflict'].message,
          saved: { field_versions: fieldVersions },
          conflicts,
          newer,
          draft_version: draftVersion,
        });
      }
      // The others of the request are saved: a tab that sends them again is told their versions.
      if (Object.keys(refused).length > 0) throw new AppError('invalid-input', { errors: refused });
      return {
        draft_version: draftVersion,
        field_versions: fieldVersions,
        newer,
        saved_at: savedAt.toISOString(),
      };
    },
  );

  /** The acts on an item that need no more than its draft as the caller saw it. */
  const actsOnDraft = {
    publish: publishItem,
    discard: discardDraft,
  } as const;
  for (const [name, act] of Object.entries(actsOnDraft)) {
    app.post(
      `${path}/${name}`,
      {
        schema: { params: itemParams, body: draftVersionBody, response: { 200: itemActAnswer } },
      },
      (request) => {
        const { params: item, body } = request;
        const caller = signedIn(request);
        const change: Promise<Changed<unknown>> = act(platform, {
          ...item,
          caller,
          draftVersion: body.draft_version,
        });
        return acted(item, caller, change);
      },
    );
  }

  const acts = {
    unschedule: unscheduleItem,
    hide: hideItem,
    bin: binItem,
    restore: restoreItem,
  } as const;
  for (const [name, act] of Object.entries(acts)) {
    app.post(
      `${path}/${name}`,
      { schema: { params: itemParams, response: { 200: itemActAnswer } } },
      (request) => {
        const { params: item } = request;
        const caller = signedIn(request);
        return acted(item, caller, act(platform, { ...item, caller }));
      },
    );
  }

  app.post(
    `${path}/schedule`,
    { schema: { params: itemParams, body: scheduleBody, response: { 200: itemActAnswer } } },
    (request) => {
      const { params: item, body } = request;
      const caller = signedIn(request);
      const at = new Date(body.at);
      const change = scheduleItem(platform, { ...item, caller, at, seen: body.draft_version });
      return acted(item, caller, change);
    },
  );

  app.get(
    `${path}/versions`,
    {
      schema: { params: itemParams, querystring: versionsQuery, response: { 200: versionsAnswer } },
    },
    (request) =>
      listVersions(db, { ...request.params, ...request.query, caller: signedIn(request) }),
  );

  app.get(
    `${path}/versions/:number`,
    { schema: { params: versionParams, response: { 200: versionAnswer } } },
    (request) => readVersion(db, { ...request.params, caller: signedIn(request) }),
  );

  app.post(
    `${path}/versions/:number/restore`,
    {
      schema: { params: versionParams, body: draftVersionBody, response: { 200: itemActAnswer } },
    },
    (request) => {
      const { number, ...item } = request.params;
      const caller = signedIn(request);
      const draftVersion = request.body.draft_version;
      return acted(
        item,
        caller,
        bringBackVersion(platform, { ...item, caller, number, draftVersion }),
      );
    },
  );

  app.put(
    `${path}/presence`,
    {
      config: {
        rateLimit: { max: limits.savesPerMinutePerNetworkAddress, timeWindow: 60_000 },
      },
      schema: { params: itemParams, body: presenceBody, response: { 200: presenceAnswer } },
    },
    (request) =>
      notePresence(platform, {
        ...request.params,
        ...request.body,
        caller: signedIn(request),
      }),
  );

  app.post(
    '/api/studio/courses/:id/publish',
    {
      schema: {
        params: publishCourseParams,
        body: publishCourseBody,
        response: { 200: itemActAnswer },
      },
    },
    (request) => {
      const course = request.params.id;
      const caller = signedIn(request);
      const { draft_version: draftVersion, lectures } = request.body;
      const change = publishCourse(platform, { course, caller, draftVersion, lectures });
      return acted({ kind: 'course', id: course }, caller, change);
    },
  );
};
