import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#platform/api/api-client.ts';
import { studioKey } from '../lists/queries.ts';

/** Query of the register of personal data, which changes with a new version of the program alone. */
export const registerQuery = queryOptions({
  queryKey: [...studioKey, 'privacy', 'register'],
  queryFn: ({ signal }) =>
    apiGet('/api/studio/privacy/register', {
      schema: async () => (await import('@nibras/contract/studio/privacy.ts')).registerAnswer,
      signal,
    }),
  staleTime: Number.POSITIVE_INFINITY,
});
