import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  openRunner,
  type Program,
  type Progress,
  type Run,
  type RunError,
  type RunEvent,
  type RunNotice,
  type Runner,
  type RunnerSize,
  type RunResult,
  type RunState,
} from '#assessment/runner/index.ts';
import { withNotices } from './notices.ts';
import { type Piece, withEvents } from './pieces.ts';

interface Shown {
  /** `unavailable`: what runs the language could not be fetched. */
  state: 'idle' | RunState | 'unavailable';
  pieces: readonly Piece[];
  error: RunError | null;
  /** What the sandbox has kept from the program, each once. */
  notices: readonly RunNotice[];
  progress: Progress | null;
}

export interface CodeRun extends Shown {
  isRunning: boolean;
  /** What the first run fetches; null while it is not known. */
  size: RunnerSize | null;
  /** Runs a program; null where the language is not available. */
  start(program: Program): Promise<RunResult | null>;
  stop(): void;
  /** Forgets what was shown. */
  clear(): void;
  /** Fetches what the language needs, where it is not being done. */
  prepare(): void;
  /** The element that shows the page (`html`). */
  place(element: HTMLElement | null): void;
  /** For tests of a program. */
  runner(): Runner;
}

const nothing: Shown = { state: 'idle', pieces: [], error: null, notices: [], progress: null };

/** Runs programs of a language and collects what they show, at most once a frame. */
export function useRun(language: CodeLanguage): CodeRun {
  const [shown, setShown] = useState<Shown>(nothing);
  const [size, setSize] = useState<RunnerSize | null>(null);
  const opened = useRef<Runner | null>(null);
  const running = useRef<Run<RunResult> | null>(null);
  const element = useRef<HTMLElement | null>(null);

  const runner = useCallback((): Runner => {
    if (opened.current?.language !== language) {
      opened.current?.close();
      opened.current = openRunner(language);
      if (element.current) opened.current.showIn(element.current);
    }
    return opened.current;
  }, [language]);

  useEffect(() => {
    let left = false;
    void Promise.resolve()
      .then(() => (left ? null : runner().size()))
      .then((found) => !left && setSize(found))
      .catch(() => undefined);
    return () => {
      left = true;
      setSize(null);
      // A program of the next language may have been started before this runs.
      if (opened.current?.language !== language) return;
      running.current = null;
      opened.current.close();
      opened.current = null;
      setShown(nothing);
    };
  }, [runner, language]);

  const showProgress = useCallback(
    (progress: Progress) => setShown((now) => ({ ...now, progress })),
    [],
  );

  const start = useCallback(
    async (program: Program): Promise<RunResult | null> => {
      const chosen = runner();
      /** Whether the language was left meanwhile, with all that was shown. */
      const isLeft = () => opened.current !== chosen;
      setShown({ ...nothing, state: 'loading' });
      let waiting: RunEvent[] = [];
      let frame = 0;
      const flush = () => {
        cancelAnimationFrame(frame);
        frame = 0;
        const events = waiting;
        waiting = [];
        if (events.length === 0) return;
        setShown((now) => {
          const state = events.findLast((event) => event.kind === 'state');
          const failed = events.findLast((event) => event.kind === 'error');
          return {
            ...now,
            pieces: withEvents(now.pieces, events),
            state: state?.state ?? now.state,
            error: failed?.error ?? now.error,
            notices: withNotices(now.notices, events),
          };
        });
      };
      try {
        await chosen.prepare(showProgress);
        if (isLeft()) return null;
        const run = chosen.run(program, (event) => {
          waiting.push(event);
          frame ||= requestAnimationFrame(flush);
        });
        running.current = run;
        const result = await run.done;
        if (running.current !== run) return null;
        flush();
        setShown((now) => ({ ...now, state: result.state, error: result.error, progress: null }));
        setSize((now) => now && { ...now, cached: true });
        return result;
      } catch {
        if (isLeft()) return null;
        flush();
        setShown((now) => ({ ...now, state: 'unavailable', progress: null }));
        return null;
      }
    },
    [runner, showProgress],
  );

  const stop = useCallback(() => running.current?.stop(), []);
  const clear = useCallback(() => setShown(nothing), []);
  const prepare = useCallback(
    () =>
      void runner()
        .prepare(showProgress)
        .catch(() => undefined),
    [runner, showProgress],
  );
  const place = useCallback((found: HTMLElement | null) => {
    element.current = found;
    if (found) opened.current?.showIn(found);
  }, []);

  const isRunning = shown.state === 'loading' || shown.state === 'running';
  return { ...shown, isRunning, size, start, stop, clear, prepare, place, runner };
}
