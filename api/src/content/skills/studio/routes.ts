import {
  deleteStudioSkillsById,
  getStudioSkills,
  postStudioSkills,
  putStudioSkillsById,
} from '@nibras/contract/content/skills/studio/calls.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import type { Routes } from '#platform/feature.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { changeSkill, createSkill, removeSkill } from './change-skills.ts';
import { skillOf, skillPage } from './list-skills.ts';

export const skillRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioSkills, async (request) => {
    const { query } = request;
    const { data, total } = await readList(platform, query.search, (on) => skillPage(on, query));
    const meta = listMeta({ page: query.page, per_page: limits.skillsPerPage }, total);
    return { skills: { data, meta } };
  });

  serve(postStudioSkills, async (request) => {
    const input = { caller: request.caller, ...request.body };
    const { result: id, undo } = await createSkill(platform, input);
    return { skill: await skillOf(db, id), undo };
  });

  serve(putStudioSkillsById, async (request) => {
    const { id } = request.params;
    const { undo } = await changeSkill(platform, {
      caller: request.caller,
      id,
      ...request.body,
    });
    return { skill: await skillOf(db, id), undo };
  });

  serve(deleteStudioSkillsById, async (request) => {
    const input = { caller: request.caller, id: request.params.id };
    const { undo } = await removeSkill(platform, input);
    return { undo };
  });
};
