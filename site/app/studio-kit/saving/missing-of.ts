import { ApiError } from '#platform/api/api-error.ts';

/** What is missing for a publication, as the server says it: the same of several questions once. */
export const missingOf = (error: unknown): string[] =>
  error instanceof ApiError && error.status === 422
    ? [...new Set(Object.values(error.errors).flat())]
    : [];
