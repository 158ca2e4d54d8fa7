import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeRun } from '#assessment/code-run/index.ts';
import type { Progress } from '#assessment/runner/index.ts';

/** `asking`: the line costs money, or the learner has stopped the fetching. */
export interface Preparing {
  state: 'asking' | 'loading' | 'ready' | 'failed';
  progress: Progress | null;
  begin(): void;
  cancel(): void;
}

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether the person has asked the browser to save data, or the line is a phone's. */
function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Fetches what a language needs as soon as the lecture is open; on a metered line only when it is asked to. */
export function usePreparing(run: CodeRun): Preparing {
  const [state, setState] = useState<Preparing['state']>('asking');
  const [progress, setProgress] = useState<Progress | null>(null);
  const fetching = useRef<AbortController | null>(null);
  const { size, runner } = run;

  const begin = useCallback(async () => {
    fetching.current?.abort();
    const controller = new AbortController();
    fetching.current = controller;
    setState('loading');
    try {
      await runner().prepare(setProgress, controller.signal);
      if (fetching.current === controller) setState('ready');
    } catch {
      if (fetching.current === controller)
        setState(controller.signal.aborted ? 'asking' : 'failed');
    }
  }, [runner]);

  const beginAtOnce = useEffectEvent((isFetched: boolean) => {
    if (isFetched || !isMetered()) void begin();
  });
  const isKnown = size !== null;
  const isFetched = size !== null && (size.cached || size.bytes === 0);
  useEffect(() => {
    if (isKnown) beginAtOnce(isFetched);
  }, [isKnown, isFetched]);
  useEffect(() => () => fetching.current?.abort(), []);

  return {
    state,
    progress,
    begin: () => void begin(),
    cancel: () => {
      fetching.current?.abort();
      setState('asking');
    },
  };
}
