import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

/** The captions of a lecture that are edited here, confirmed or not. */
export const getStudioLecturesByIdCaptions = call(shapes, {
  method: 'GET',
  path: '/api/studio/lectures/:id/captions',
  access: 'signed-in',
  params: 'captionsParams',
  answer: 'lectureCaptionsAnswer',
});

/** Opens the captions of a lecture in a language: the first time from the file that it has, or empty. */
export const postStudioLecturesByIdCaptionsByLanguage = call(shapes, {
  method: 'POST',
  path: '/api/studio/lectures/:id/captions/:language',
  access: 'signed-in',
  params: 'lectureCaptionsParams',
  answer: 'openCaptionsAnswer',
});

export const getStudioCaptionsById = call(shapes, {
  method: 'GET',
  path: '/api/studio/captions/:id',
  access: 'signed-in',
  params: 'captionsParams',
  answer: 'studioCaptionsAnswer',
});

export const putStudioCaptionsByIdDraft = call(shapes, {
  method: 'PUT',
  path: '/api/studio/captions/:id/draft',
  access: 'signed-in',
  params: 'captionsParams',
  body: 'saveCaptionsBody',
  answer: 'saveDraftAnswer',
  conflict: 'draftConflictAnswer',
  limit: { max: 'drafts.savesPerMinutePerNetworkAddress', per: 'address' },
});

/** A person confirms the lines: they become the file that learners get. */
export const postStudioCaptionsByIdConfirm = call(shapes, {
  method: 'POST',
  path: '/api/studio/captions/:id/confirm',
  access: 'signed-in',
  params: 'captionsParams',
  body: 'confirmCaptionsBody',
  answer: 'confirmCaptionsAnswer',
});

/** Reads a VTT or SRT file; nothing is stored. */
export const postStudioCaptionsByIdImport = call(shapes, {
  method: 'POST',
  path: '/api/studio/captions/:id/import',
  access: 'signed-in',
  params: 'captionsParams',
  file: { field: 'captions', maxBytes: 'media.captionsMaxBytes' },
  answer: 'importCaptionsAnswer',
  limit: { max: 'captionDrafts.importsPerMinutePerPerson', per: 'person' },
});

export const getStudioCaptionsByIdVersions = call(shapes, {
  method: 'GET',
  path: '/api/studio/captions/:id/versions',
  access: 'signed-in',
  params: 'captionsParams',
  answer: 'captionVersionsAnswer',
});

export const getStudioCaptionsByIdVersionsByNumber = call(shapes, {
  method: 'GET',
  path: '/api/studio/captions/:id/versions/:number',
  access: 'signed-in',
  params: 'captionVersionParams',
  answer: 'captionVersionAnswer',
});

export const getStudioCaptionsByIdMachine = call(shapes, {
  method: 'GET',
  path: '/api/studio/captions/:id/machine',
  access: 'signed-in',
  params: 'captionsParams',
  answer: 'machineAnswer',
});

/** Begins a draft by machine, in place of the lines; those are stored as a version. */
export const postStudioCaptionsByIdMachine = call(shapes, {
  method: 'POST',
  path: '/api/studio/captions/:id/machine',
  access: 'signed-in',
  params: 'captionsParams',
  answer: 'machineAnswer',
});

export const deleteStudioCaptionsByIdMachine = call(shapes, {
  method: 'DELETE',
  path: '/api/studio/captions/:id/machine',
  access: 'signed-in',
  params: 'captionsParams',
  answer: 'machineAnswer',
});

/** The terms of a course that a draft by machine keeps as the teacher writes them. */
export const getStudioCoursesByIdTerms = call(shapes, {
  method: 'GET',
  path: '/api/studio/courses/:id/terms',
  access: { inCourse: 'course:edit' },
  params: 'courseTermsParams',
  answer: 'versionedTerms',
});

export const putStudioCoursesByIdTerms = call(shapes, {
  method: 'PUT',
  path: '/api/studio/courses/:id/terms',
  access: { inCourse: 'course:edit' },
  params: 'courseTermsParams',
  body: 'versionedTerms',
  answer: 'versionedTerms',
});
