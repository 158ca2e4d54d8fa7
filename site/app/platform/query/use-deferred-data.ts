import { useDeferredValue } from 'react';

/**
 * An answer as its page draws it: `useDeferredData(query.data)`. What stands in place of a skeleton is much to draw at once,
 * so the first answer is drawn bit by bit, and a press or a letter that is typed meanwhile comes first. What changes
 * later in it is drawn at once.
 */
export function useDeferredData<T>(answer: T | undefined): T | undefined {
  const drawn = useDeferredValue(answer);
  return drawn === undefined ? undefined : answer;
}
