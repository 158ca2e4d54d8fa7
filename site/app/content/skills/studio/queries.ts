import { getStudioSkills } from '@nibras/contract/content/skills/studio/calls.ts';
import type { SkillsQuery } from '@nibras/contract/content/skills/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of a page of the skills, by name. */
export const skillsQuery = ({ page, search }: SkillsQuery) =>
  queryOptions({
    ...callQuery(getStudioSkills, { query: { page, search } }),
    select: ({ skills }) => skills,
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
