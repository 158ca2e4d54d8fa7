import { useEffect, useEffectEvent } from 'react';
import type { CodeRun } from './use-run.ts';

/** Prepares a language at once where that costs nothing: it needs no files, or has them already. */
export function useEarlyPrepare(run: CodeRun): void {
  const { size } = run;
  const isFree = size !== null && (size.cached || size.bytes === 0);
  const prepare = useEffectEvent(() => run.prepare());
  useEffect(() => {
    if (isFree) prepare();
  }, [isFree]);
}
