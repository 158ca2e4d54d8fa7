import { failureText } from '@nibras/contract/errors.ts';
import {
  deleteStudioCaptionsByIdMachine,
  getStudioCaptionsById,
  getStudioCaptionsByIdMachine,
  getStudioCaptionsByIdVersions,
  getStudioCaptionsByIdVersionsByNumber,
  getStudioCoursesByIdTerms,
  getStudioLecturesByIdCaptions,
  postStudioCaptionsByIdConfirm,
  postStudioCaptionsByIdImport,
  postStudioCaptionsByIdMachine,
  postStudioLecturesByIdCaptionsByLanguage,
  putStudioCaptionsByIdDraft,
  putStudioCoursesByIdTerms,
} from '@nibras/contract/learning/captions/studio/calls.ts';
import { editableCaptionsOf, MediaFailure } from '#content/media/index.ts';
import type { Routes } from '#platform/feature.ts';
import { AppError } from '#platform/http/app-error.ts';
import { cancelMachine, startMachine } from '../machine/start-machine.ts';
import { confirmCaptions } from './confirm-captions.ts';
import { openCaptions } from './open-captions.ts';
import { findCaptions } from './queries.ts';
import { presentMachine, readCaptions, readLectureCaptions } from './read-captions.ts';
import { saveCaptions } from './save-captions.ts';
import { readTerms, saveTerms } from './terms.ts';
import { readVersion, readVersions } from './versions.ts';

/** Captions that are edited in the studio, for those who edit their lecture. */
export const captionsRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioLecturesByIdCaptions, ({ params, caller }) =>
    readLectureCaptions(platform, { lecture: params.id, caller }),
  );

  serve(postStudioLecturesByIdCaptionsByLanguage, async ({ params, caller }) => {
    const { id: lecture, language } = params;
    return { id: await openCaptions(platform, { lecture, language, caller }) };
  });

  serve(getStudioCaptionsById, async ({ params, caller }) => ({
    item: await readCaptions(platform, { id: params.id, caller }),
  }));

  serve(putStudioCaptionsByIdDraft, async ({ params, caller, body }, reply) => {
    const saved = await saveCaptions(platform, { caller, id: params.id, body });
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

  serve(postStudioCaptionsByIdConfirm, async ({ params, caller, body }) => {
    const { id } = params;
    const confirmed = await confirmCaptions(platform, { id, caller, seen: body.draft_version });
    return { ...confirmed, item: await readCaptions(platform, { id, caller }) };
  });

  serve(postStudioCaptionsByIdImport, async ({ params, caller, body }) => {
    await findCaptions(db, { id: params.id, caller });
    try {
      return await editableCaptionsOf(body.captions);
    } catch (error) {
      if (!(error instanceof MediaFailure)) throw error;
      throw new AppError('invalid-input', { errors: { captions: [error.message] } });
    }
  });

  serve(getStudioCaptionsByIdVersions, async ({ params, caller }) => {
    await findCaptions(db, { id: params.id, caller });
    return { versions: await readVersions(db, params.id) };
  });

  serve(getStudioCaptionsByIdVersionsByNumber, async ({ params, caller }) => {
    await findCaptions(db, { id: params.id, caller });
    return { version: await readVersion(db, params) };
  });

  const machineOf = async (id: number, caller: Parameters<typeof findCaptions>[1]['caller']) => {
    const captions = await findCaptions(db, { id, caller });
    return { machine: presentMachine(captions), draft_version: captions.version };
  };

  serve(getStudioCaptionsByIdMachine, ({ params, caller }) => machineOf(params.id, caller));

  serve(postStudioCaptionsByIdMachine, async ({ params, caller }) => {
    await startMachine(platform, { id: params.id, caller });
    return machineOf(params.id, caller);
  });

  serve(deleteStudioCaptionsByIdMachine, async ({ params, caller }) => {
    await cancelMachine(platform, { id: params.id, caller });
    return machineOf(params.id, caller);
  });

  serve(getStudioCoursesByIdTerms, ({ params }) => readTerms(db, params.id));

  serve(putStudioCoursesByIdTerms, ({ params, caller, body }) =>
    saveTerms(platform, { course: params.id, caller, ...body }),
  );
};
