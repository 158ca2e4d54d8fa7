import type { SkillsQuery } from '@nibras/contract/content/skills/studio/shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, queryString } from '#platform/api/api-client.ts';
import { studioKey } from '../../lists/queries.ts';

export const skillSchemas = () => import('@nibras/contract/content/skills/studio/shapes.ts');

/** Query of a page of the skills, by name. */
export const skillsQuery = ({ page, search }: SkillsQuery) =>
  queryOptions({
    queryKey: [...studioKey, 'skills', { page, search }],
    queryFn: async ({ signal }) => {
      const { skills } = await apiGet(`/api/studio/skills${queryString({ page, search })}`, {
        schema: async () => (await skillSchemas()).studioSkillsAnswer,
        signal,
      });
      return skills;
    },
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
