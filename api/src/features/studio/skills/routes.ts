import {
  deleteStudioSkillsById,
  getStudioSkills,
  postStudioSkills,
  putStudioSkillsById,
} from '@nibras/contract/content/skills/studio/calls.ts';
import { offers as limits } from '@nibras/contract/limits.ts';
import { can } from '#features/content/index.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { readList } from '#platform/search/read-list.ts';
import { changeSkill, makeSkill, removeSkill } from './change-skills.ts';
import { skillOf, skillPage } from './list-skills.ts';

export const skillRoutes: Routes = (serve, platform) => {
  const { db } = platform;

  serve(getStudioSkills, async (request) => {
    const { query } = request;
    if (!can(signedIn(request), 'skill:edit')) throw new AppError('forbidden');
    const { data, total } = await readList(platform, query.search, (on) => skillPage(on, query));
    const meta = listMeta({ page: query.page, per_page: limits.skillsPerPage }, total);
    return { skills: { data, meta } };
  });

  serve(postStudioSkills, async (request) => {
    const asked = { caller: signedIn(request), ...request.body };
    const { result: id, undo } = await makeSkill(platform, asked);
    return { skill: await skillOf(db, id), undo };
  });

  serve(putStudioSkillsById, async (request) => {
    const { id } = request.params;
    const { undo } = await changeSkill(platform, {
      caller: signedIn(request),
      id,
      ...request.body,
    });
    return { skill: await skillOf(db, id), undo };
  });

  serve(deleteStudioSkillsById, async (request) => {
    const asked = { caller: signedIn(request), id: request.params.id };
    const { undo } = await removeSkill(platform, asked);
    return { undo };
  });
};
