import {
  courseTree,
  freeLecturesBody,
  lectureStateBody,
  makeChapterBody,
  makeLecturesBody,
  placeChapterBody,
  placeLecturesBody,
  studioItemParams,
  treeChangeAnswer,
} from '@nibras/contract/learning/courses/studio/shapes.ts';
import { costly } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { perPerson } from '#platform/http/caller.ts';
import type { Person } from '../scope.ts';
import { copyLectures } from './copy-lectures.ts';
import { freeLectures } from './free-lectures.ts';
import { setLectureStates } from './lecture-states.ts';
import { makeChapter } from './make-chapter.ts';
import { makeLectures } from './make-lectures.ts';
import { placeChapter } from './place-chapter.ts';
import { placeLectures } from './place-lectures.ts';
import { readTree } from './read-tree.ts';
import { removeChapter } from './remove-chapter.ts';

export const treeRoutes: Routes = (app, platform) => {
  /** Every change answers with the tree of its course as it is afterwards. */
  const answer = async (
    caller: Person,
    { course, ...change }: { course: number; undo: number; made?: number[] },
  ) => ({ tree: await readTree(platform.db, { caller, course }), ...change });

  app.get(
    '/api/studio/courses/:id/tree',
    { schema: { params: studioItemParams, response: { 200: courseTree } } },
    (request) => readTree(platform.db, { caller: signedIn(request), course: request.params.id }),
  );

  app.post(
    '/api/studio/courses/:id/chapters',
    {
      schema: {
        params: studioItemParams,
        body: makeChapterBody,
        response: { 200: treeChangeAnswer },
      },
    },
    async (request) => {
      const caller = signedIn(request);
      const course = request.params.id;
      const made = await makeChapter(platform, { caller, course, ...request.body });
      return answer(caller, { course, ...made });
    },
  );

  app.put(
    '/api/studio/chapters/:id/position',
    {
      schema: {
        params: studioItemParams,
        body: placeChapterBody,
        response: { 200: treeChangeAnswer },
      },
    },
    async (request) => {
      const caller = signedIn(request);
      const { position } = request.body;
      return answer(
        caller,
        await placeChapter(platform, { caller, chapter: request.params.id, position }),
      );
    },
  );

  app.delete(
    '/api/studio/chapters/:id',
    { schema: { params: studioItemParams, response: { 200: treeChangeAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      return answer(caller, await removeChapter(platform, { caller, chapter: request.params.id }));
    },
  );

  app.post(
    '/api/studio/courses/:id/lectures',
    {
      schema: {
        params: studioItemParams,
        body: makeLecturesBody,
        response: { 200: treeChangeAnswer },
      },
    },
    async (request) => {
      const caller = signedIn(request);
      const course = request.params.id;
      const { chapter_id: chapter, position, lectures } = request.body;
      const asked = { caller, course, chapter, position, made: lectures };
      return answer(caller, { course, ...(await makeLectures(platform, asked)) });
    },
  );

  app.put(
    '/api/studio/lectures/place',
    { schema: { body: placeLecturesBody, response: { 200: treeChangeAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      const { chapter_id: chapter, ...body } = request.body;
      return answer(caller, await placeLectures(platform, { caller, chapter, ...body }));
    },
  );

  app.post(
    '/api/studio/lectures/copy',
    {
      config: { rateLimit: perPerson(costly.copiesPerMinutePerPerson) },
      schema: { body: placeLecturesBody, response: { 200: treeChangeAnswer } },
    },
    async (request) => {
      const caller = signedIn(request);
      const { chapter_id: chapter, ...body } = request.body;
      return answer(caller, await copyLectures(platform, { caller, chapter, ...body }));
    },
  );

  app.put(
    '/api/studio/lectures/free',
    { schema: { body: freeLecturesBody, response: { 200: treeChangeAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      return answer(caller, await freeLectures(platform, { caller, ...request.body }));
    },
  );

  app.post(
    '/api/studio/lectures/state',
    { schema: { body: lectureStateBody, response: { 200: treeChangeAnswer } } },
    async (request) => {
      const caller = signedIn(request);
      const { lectures, act, draft_versions: draftVersions = {} } = request.body;
      return answer(
        caller,
        await setLectureStates(platform, { caller, lectures, act, draftVersions }),
      );
    },
  );
};
