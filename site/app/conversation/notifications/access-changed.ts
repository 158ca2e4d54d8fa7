import type { QueryClient } from '@tanstack/react-query';
import { isMissing } from '#platform/api/api-error.ts';

/** The first parts of the keys of what depends on a person's access to a course. */
const affected = ['course', 'lecture', 'enrolment', 'my-courses', 'discussions', 'home'];

const dependsOnAccess = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  affected.includes(String(queryKey[0]));

/** Fetches again what is open, after the user's access to a course has been given, extended or has ended. */
export async function onAccessChanged(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: dependsOnAccess });
  // A course that is hidden is not there any more for anyone who has lost it: what was fetched before is taken away.
  await client.resetQueries({
    predicate: (query) => dependsOnAccess(query) && isMissing(query.state.error),
  });
}
