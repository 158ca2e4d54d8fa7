import type { LectureKind } from '@nibras/contract/learning/courses/shapes.ts';
import { getStudioCourses } from '@nibras/contract/learning/courses/studio/calls.ts';
import type {
  CourseTree,
  LectureAction,
  LectureCaptions,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import {
  deleteStudioChaptersById,
  getStudioCoursesByIdTree,
  postStudioCoursesByIdChapters,
  postStudioCoursesByIdLectures,
  postStudioLecturesCopy,
  postStudioLecturesState,
  putStudioChaptersByIdPosition,
  putStudioLecturesCaptions,
  putStudioLecturesFree,
  putStudioLecturesPlace,
} from '@nibras/contract/learning/tree/studio/calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { callKey, callQuery } from '#platform/query/call-query.ts';
import type { Place } from './tree-edits.ts';

/** Milliseconds. */
const treeRefreshEvery = 20_000;

/** Key of a course's tree; other screens of the studio invalidate it after their changes. */
export const treeKey = (courseId: number) =>
  callKey(getStudioCoursesByIdTree, { params: { id: courseId } });

/** Query of the chapters and lectures of a course. */
export const treeQuery = (courseId: number) =>
  queryOptions({
    ...callQuery(getStudioCoursesByIdTree, { params: { id: courseId } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // What another person does to the course is seen soon.
    refetchInterval: treeRefreshEvery,
  });

/**
 * Fetches the tree as it is now. A request that is under way would answer for it, and may have been asked before the last
 * save; anyone who waits for that one gets the new tree too.
 */
export async function fetchTreeNow(client: QueryClient, courseId: number): Promise<CourseTree> {
  const { queryKey, ...query } = treeQuery(courseId);
  if (client.getQueryData(queryKey)) {
    await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
    const tree = client.getQueryData(queryKey);
    if (tree) return tree;
  }
  await client.cancelQueries({ queryKey });
  return client.fetchQuery({ queryKey, ...query });
}

/** Query of the courses that lectures can be moved or copied to. */
export const destinationsQuery = (search: string) =>
  queryOptions({
    ...callQuery(getStudioCourses, { query: { search } }),
  });

export interface NewLecture {
  name: string;
  type: LectureKind;
}

/** The changes of a tree. Each resolves to the new tree of the course and the log's entry that undoes it. */
export const treeCalls = {
  addChapter: (courseId: number, name: string, position?: number) =>
    makeCall(postStudioCoursesByIdChapters, { params: { id: courseId }, body: { name, position } }),
  moveChapter: (id: number, position: number) =>
    makeCall(putStudioChaptersByIdPosition, { params: { id }, body: { position } }),
  removeChapter: (id: number) => makeCall(deleteStudioChaptersById, { params: { id } }),
  addLectures: (
    courseId: number,
    { chapterId, position }: Partial<Place>,
    lectures: NewLecture[],
  ) =>
    makeCall(postStudioCoursesByIdLectures, {
      params: { id: courseId },
      body: { chapter_id: chapterId, position, lectures },
    }),
  moveLectures: (lectures: number[], { chapterId, position }: Place) =>
    makeCall(putStudioLecturesPlace, { body: { lectures, chapter_id: chapterId, position } }),
  copyLectures: (lectures: number[], { chapterId, position }: Place) =>
    makeCall(postStudioLecturesCopy, { body: { lectures, chapter_id: chapterId, position } }),
  setFree: (lectures: number[], free: boolean) =>
    makeCall(putStudioLecturesFree, { body: { lectures, free } }),
  addCaptions: (lectures: LectureCaptions[]) =>
    makeCall(putStudioLecturesCaptions, { body: { lectures } }),
  setState: (
    lectures: number[],
    act: LectureAction,
    draftVersions?: Record<string, number | null>,
  ) =>
    makeCall(postStudioLecturesState, { body: { lectures, act, draft_versions: draftVersions } }),
};
