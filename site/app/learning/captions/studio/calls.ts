import {
  deleteStudioCaptionsByIdMachine,
  getStudioCaptionsByIdMachine,
  getStudioCaptionsByIdVersions,
  getStudioCaptionsByIdVersionsByNumber,
  getStudioCoursesByIdTerms,
  getStudioLecturesByIdCaptions,
  postStudioCaptionsByIdConfirm,
  postStudioCaptionsByIdImport,
  postStudioCaptionsByIdMachine,
  postStudioLecturesByIdCaptionsByLanguage,
  putStudioCoursesByIdTerms,
} from '@nibras/contract/learning/captions/studio/calls.ts';
import type { CourseTerm } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';

const key = (id: number) => ['studio', 'captions', id] as const;

/** The captions of a lecture in a language, opened; their id. */
export const openedQuery = (lecture: number, language: string) =>
  queryOptions({
    queryKey: ['studio', 'lecture-captions', lecture, language],
    queryFn: async ({ signal }) => {
      const params = { id: lecture, language };
      return (await makeCall(postStudioLecturesByIdCaptionsByLanguage, { params, signal })).id;
    },
    // A file that was replaced meanwhile is read with each visit.
    staleTime: 0,
    gcTime: 0,
  });

/** The captions of a lecture that are edited in the studio. */
export const lectureCaptionsQuery = (lecture: number) =>
  queryOptions({
    queryKey: ['studio', 'lecture-captions', lecture],
    queryFn: ({ signal }) =>
      makeCall(getStudioLecturesByIdCaptions, { params: { id: lecture }, signal }),
    staleTime: 0,
  });

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...key(id), 'versions'],
    queryFn: async ({ signal }) =>
      (await makeCall(getStudioCaptionsByIdVersions, { params: { id }, signal })).versions,
    staleTime: 0,
  });

export const fetchVersion = async (id: number, number: number) =>
  (await makeCall(getStudioCaptionsByIdVersionsByNumber, { params: { id, number } })).version;

/** The draft by machine while it is made. */
export const machineQuery = (id: number, enabled: boolean) =>
  queryOptions({
    queryKey: [...key(id), 'machine'],
    queryFn: ({ signal }) => makeCall(getStudioCaptionsByIdMachine, { params: { id }, signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: limits.refreshEvery,
  });

export const startMachine = (id: number) =>
  makeCall(postStudioCaptionsByIdMachine, { params: { id } });
export const cancelMachine = (id: number) =>
  makeCall(deleteStudioCaptionsByIdMachine, { params: { id } });

export const confirmCaptions = (id: number, draft_version: number | null) =>
  makeCall(postStudioCaptionsByIdConfirm, { params: { id }, body: { draft_version } });

/** Reads a VTT or SRT file on the server, which knows its encodings; nothing is stored. */
export function readCaptionFile(id: number, file: File) {
  const form = new FormData();
  form.set('captions', file, file.name);
  return makeCall(postStudioCaptionsByIdImport, { params: { id }, form });
}

export const termsQuery = (course: number) =>
  queryOptions({
    queryKey: ['studio', 'course-terms', course],
    queryFn: ({ signal }) =>
      makeCall(getStudioCoursesByIdTerms, { params: { id: course }, signal }),
    staleTime: 0,
  });

export const saveTerms = (course: number, body: { terms: CourseTerm[]; version: number }) =>
  makeCall(putStudioCoursesByIdTerms, { params: { id: course }, body });
