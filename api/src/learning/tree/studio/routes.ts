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
import type { Routes } from '#platform/feature.ts';
import type { Person } from '#platform/http/access.ts';

import { addCaptions } from './add-captions.ts';
import { copyLectures } from './copy-lectures.ts';
import { createChapter } from './create-chapter.ts';
import { createLectures } from './create-lectures.ts';
import { freeLectures } from './free-lectures.ts';
import { setLectureStates } from './lecture-states.ts';
import { placeChapter } from './place-chapter.ts';
import { placeLectures } from './place-lectures.ts';
import { readTree } from './read-tree.ts';
import { removeChapter } from './remove-chapter.ts';

export const treeRoutes: Routes = (serve, platform) => {
  /** Every change answers with the tree of its course as it is afterwards. */
  const answer = async (
    caller: Person,
    { course, ...change }: { course: number; undo: number; made?: number[] },
  ) => ({ tree: await readTree(platform.db, { caller, course }), ...change });

  serve(getStudioCoursesByIdTree, (request) =>
    readTree(platform.db, { caller: request.caller, course: request.params.id }),
  );

  serve(postStudioCoursesByIdChapters, async (request) => {
    const { caller } = request;
    const course = request.params.id;
    const made = await createChapter(platform, { caller, course, ...request.body });
    return answer(caller, { course, ...made });
  });

  serve(putStudioChaptersByIdPosition, async (request) => {
    const { caller } = request;
    const { position } = request.body;
    return answer(
      caller,
      await placeChapter(platform, { caller, chapter: request.params.id, position }),
    );
  });

  serve(deleteStudioChaptersById, async (request) => {
    const { caller } = request;
    return answer(caller, await removeChapter(platform, { caller, chapter: request.params.id }));
  });

  serve(postStudioCoursesByIdLectures, async (request) => {
    const { caller } = request;
    const course = request.params.id;
    const { chapter_id: chapter, position, lectures } = request.body;
    const input = { caller, course, chapter, position, made: lectures };
    return answer(caller, { course, ...(await createLectures(platform, input)) });
  });

  serve(putStudioLecturesPlace, async (request) => {
    const { caller } = request;
    const { chapter_id: chapter, ...body } = request.body;
    return answer(caller, await placeLectures(platform, { caller, chapter, ...body }));
  });

  serve(postStudioLecturesCopy, async (request) => {
    const { caller } = request;
    const { chapter_id: chapter, ...body } = request.body;
    return answer(caller, await copyLectures(platform, { caller, chapter, ...body }));
  });

  serve(putStudioLecturesFree, async (request) => {
    const { caller } = request;
    return answer(caller, await freeLectures(platform, { caller, ...request.body }));
  });

  serve(putStudioLecturesCaptions, async (request) => {
    const { caller } = request;
    return answer(caller, await addCaptions(platform, { caller, ...request.body }));
  });

  serve(postStudioLecturesState, async (request) => {
    const { caller } = request;
    const { lectures, act, draft_versions: draftVersions = {} } = request.body;
    return answer(
      caller,
      await setLectureStates(platform, { caller, lectures, act, draftVersions }),
    );
  });
};
