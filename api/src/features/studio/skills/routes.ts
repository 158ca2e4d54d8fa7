import {
  changeSkillBody,
  makeSkillBody,
  skillChangeAnswer,
  skillParams,
  skillRemovedAnswer,
  skillsQuery,
  studioSkillsAnswer,
} from '@nibras/contract/content/skills/studio/shapes.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { changeSkill, makeSkill, removeSkill } from './change-skills.ts';
import { skillOf, skillPage } from './list-skills.ts';

export const skillRoutes: Routes = (app, platform) => {
  const { db } = platform;

  app.get(
    '/api/studio/skills',
    {
      config: { searchable: true },
      schema: { querystring: skillsQuery, response: { 200: studioSkillsAnswer } },
    },
    async (request) => {
      const { query } = request;
      if (!can(signedIn(request), 'skill:edit')) throw new AppError('forbidden');
      const { data, total } = await readList(platform, query.search, (on) => skillPage(on, query));
      const meta = listMeta({ page: query.page, per_page: limits.skillsPerPage }, total);
      return { skills: { data, meta } };
    },
  );

  app.post(
    '/api/studio/skills',
    { schema: { body: makeSkillBody, response: { 200: skillChangeAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), ...request.body };
      const { result: id, undo } = await makeSkill(platform, asked);
      return { skill: await skillOf(db, id), undo };
    },
  );

  app.put(
    '/api/studio/skills/:id',
    {
      schema: {
        params: skillParams,
        body: changeSkillBody,
        response: { 200: skillChangeAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { undo } = await changeSkill(platform, {
        caller: signedIn(request),
        id,
        ...request.body,
      });
      return { skill: await skillOf(db, id), undo };
    },
  );

  app.delete(
    '/api/studio/skills/:id',
    { schema: { params: skillParams, response: { 200: skillRemovedAnswer } } },
    async (request) => {
      const asked = { caller: signedIn(request), id: request.params.id };
      const { undo } = await removeSkill(platform, asked);
      return { undo };
    },
  );
};
