import { isUnsupportedCall } from '#platform/api/api-error.ts';

/**
 * Wraps an optional API call with a fallback to the specification's calls, for servers that do not support it
 * (docs/behaviour/general.md#other-servers). A 404 alone does not distinguish an unknown call from a missing resource:
 * after the call has succeeded once, a 404 means that the resource is missing, and the fallback is not used.
 */
export function withFallback<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
  fallback: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let supported = false;
  return async (...args) => {
    try {
      const result = await call(...args);
      supported = true;
      return result;
    } catch (error) {
      if (supported || !isUnsupportedCall(error)) throw error;
      return fallback(...args);
    }
  };
}
