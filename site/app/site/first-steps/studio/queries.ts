import { getStudioFirstSteps } from '@nibras/contract/site/first-steps/studio/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '#platform/query/call-query.ts';

/** Query of how far the installation is; fetched again whenever the list is opened. */
export const firstStepsQuery = queryOptions({
  ...callQuery(getStudioFirstSteps),
  staleTime: 0,
});
