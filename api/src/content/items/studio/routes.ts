import {
  getStudioItemsByKindById,
  getStudioItemsByKindByIdVersions,
  getStudioItemsByKindByIdVersionsByNumber,
  postStudioCoursesByIdPublish,
  postStudioItemStates,
  postStudioItemsByKindByIdBin,
  postStudioItemsByKindByIdDiscard,
  postStudioItemsByKindByIdHide,
  postStudioItemsByKindByIdPublish,
  postStudioItemsByKindByIdRestore,
  postStudioItemsByKindByIdSchedule,
  postStudioItemsByKindByIdUnschedule,
  postStudioItemsByKindByIdVersionsByNumberRestore,
  putStudioItemsByKindByIdDraft,
  putStudioItemsByKindByIdPresence,
  putStudioItemsByKindByIdPrice,
} from '@nibras/contract/content/items/studio/calls.ts';
import { failureText } from '@nibras/contract/errors.ts';
import type { Routes } from '#platform/feature.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { renderBeforeAnswer } from '#platform/http/cache/cache-plugin.ts';
import type { Changed } from '../change-item.ts';
import { hideItem, restoreItem, trashItem, unscheduleItem } from '../change-state.ts';
import { discardDraft } from '../discard-draft.ts';
import { publishItem } from '../publish-item.ts';
import type { ItemKey } from '../queries.ts';
import { restoreVersion } from '../restore-version.ts';
import { scheduleItem } from '../schedule-item.ts';
import { changePrice } from './change-price.ts';
import { changeStates } from './change-states.ts';
import { notePresence, notifyChange } from './presence.ts';
import { publishCourse } from './publish-course.ts';
import { pageThatShows, readItem } from './read-item.ts';
import { saveDraft } from './save-draft.ts';
import { listVersions, readVersion } from './versions.ts';

export const routes: Routes = (serve, platform) => {
  const { db } = platform;

  /** Tells the others who have the item open, and answers with the item as it is now. */
  const acted = async (item: ItemKey, caller: Person, change: Promise<Changed<unknown>>) => {
    const { logId } = await change;
    await notifyChange(platform, item, caller);
    return { item: await readItem(db, { ...item, caller }), undo: logId };
  };

  serve(getStudioItemsByKindById, async (request) => ({
    item: await readItem(db, { ...request.params, caller: request.caller }),
  }));

  serve(putStudioItemsByKindByIdDraft, async (request, reply) => {
    const { params: item, body } = request;
    const { caller } = request;
    const saved = await saveDraft(platform, { ...item, caller, body });
    const { draftVersion, fieldVersions, savedAt, conflicts, newer, refused } = saved;
    if (Object.keys(fieldVersions).length > 0) await notifyChange(platform, item, caller);
    if (conflicts.length > 0) {
      return reply.status(409).send({
        message: failureText('field-conflict'),
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
  });

  /** The acts on an item that need no more than its draft as the caller saw it. */
  for (const [call, act] of [
    [postStudioItemsByKindByIdPublish, publishItem],
    [postStudioItemsByKindByIdDiscard, discardDraft],
  ] as const) {
    serve(call, async (request) => {
      const { params: item, body } = request;
      const { caller } = request;
      const change: Promise<Changed<unknown>> = act(platform, {
        ...item,
        caller,
        draftVersion: body.draft_version,
      });
      const answer = await acted(item, caller, change);
      if (act === publishItem) renderBeforeAnswer(request, pageThatShows(answer.item));
      return answer;
    });
  }

  for (const [call, act] of [
    [postStudioItemsByKindByIdUnschedule, unscheduleItem],
    [postStudioItemsByKindByIdHide, hideItem],
    [postStudioItemsByKindByIdBin, trashItem],
    [postStudioItemsByKindByIdRestore, restoreItem],
  ] as const) {
    serve(call, (request) => {
      const { params: item } = request;
      const { caller } = request;
      return acted(item, caller, act(platform, { ...item, caller }));
    });
  }

  serve(postStudioItemsByKindByIdSchedule, (request) => {
    const { params: item, body } = request;
    const { caller } = request;
    const at = new Date(body.at);
    const change = scheduleItem(platform, { ...item, caller, at, seen: body.draft_version });
    return acted(item, caller, change);
  });

  serve(getStudioItemsByKindByIdVersions, (request) =>
    listVersions(db, { ...request.params, ...request.query, caller: request.caller }),
  );

  serve(getStudioItemsByKindByIdVersionsByNumber, (request) =>
    readVersion(db, { ...request.params, caller: request.caller }),
  );

  serve(postStudioItemsByKindByIdVersionsByNumberRestore, (request) => {
    const { number, ...item } = request.params;
    const { caller } = request;
    const draftVersion = request.body.draft_version;
    return acted(item, caller, restoreVersion(platform, { ...item, caller, number, draftVersion }));
  });

  serve(putStudioItemsByKindByIdPresence, (request) =>
    notePresence(platform, {
      ...request.params,
      ...request.body,
      caller: request.caller,
    }),
  );

  serve(postStudioCoursesByIdPublish, async (request) => {
    const course = request.params.id;
    const { caller } = request;
    const { draft_version: draftVersion, lectures } = request.body;
    const change = publishCourse(platform, { course, caller, draftVersion, lectures });
    const answer = await acted({ kind: 'course', id: course }, caller, change);
    renderBeforeAnswer(request, pageThatShows(answer.item));
    return answer;
  });

  serve(postStudioItemStates, async (request) => {
    const { caller } = request;
    const answer = await changeStates(platform, { ...request.body, caller });
    for (const item of answer.changed) await notifyChange(platform, item, caller);
    return answer;
  });

  serve(putStudioItemsByKindByIdPrice, async (request) => {
    const { caller, params: item } = request;
    const answer = await changePrice(platform, { ...item, ...request.body, caller });
    await notifyChange(platform, item, caller);
    return answer;
  });
};
