import { getStudioSkills } from '@nibras/contract/content/skills/studio/calls.ts';
import type { SkillsQuery } from '@nibras/contract/content/skills/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { makeCall } from '#platform/api/make-call.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';

/** Query of a page of the skills, by name. */
export const skillsQuery = ({ page, search }: SkillsQuery) =>
  queryOptions({
    queryKey: [...studioKey, 'skills', { page, search }],
    queryFn: async ({ signal }) => {
      const { skills } = await makeCall(getStudioSkills, { query: { page, search }, signal });
      return skills;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
