import { useEffect, useState } from 'react';
import type { Explanation, Failure } from './explain-error.ts';

/** The explanation of an error, once the patterns are loaded. Null before, without one, and where they cannot be loaded. */
export function useExplanation({ error, language, files }: Failure): Explanation | null {
  const [known, setKnown] = useState<{ error: Failure['error']; told: Explanation | null }>();
  // The program that failed, not what it became since: typing must not change the explanation.
  const [failed, setFailed] = useState({ error, files });
  if (failed.error !== error) setFailed({ error, files });

  useEffect(() => {
    let isCurrent = true;
    import('./explain-error.ts')
      .then(({ explainError }) => explainError({ ...failed, language }))
      // The original message stands there in any case.
      .catch(() => null)
      .then((told) => {
        if (isCurrent) setKnown({ error: failed.error, told });
      });
    return () => {
      isCurrent = false;
    };
  }, [failed, language]);

  return known?.error === error ? known.told : null;
}
