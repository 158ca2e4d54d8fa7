import { isUnsupportedCall } from '#platform/api/api-error.ts';

/**
 * Makes a way to ask by a call of our own, and by the specification's where the server does not know ours
 * (docs/behaviour/general.md#other-servers). A 404 alone does not tell an unknown call from a missing thing: once the server has answered the call,
 * its 404 means that the thing is missing, and nothing more is asked.
 */
export function ownCallElse<Given extends unknown[], Answer>(
  own: (...given: Given) => Promise<Answer>,
  instead: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let known = false;
  return async (...given) => {
    try {
      const answer = await own(...given);
      known = true;
      return answer;
    } catch (error) {
      if (known || !isUnsupportedCall(error)) throw error;
      return instead(...given);
    }
  };
}
