import { type RefObject, useEffect, useRef } from 'react';
import type { Submit } from './submission/use-submission.ts';
import type { Tests } from './tests/use-tests.ts';

function show({ current }: RefObject<HTMLElement | null>): void {
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: 'nearest' });
}

/**
 * Puts the focus on the verdict of the tests or of the handed-in program once it is there: the button that was pressed is
 * gone by then, and on a phone the verdict may be out of view.
 */
export function useVerdictFocus(tests: Tests, submit: Submit) {
  const verdict = useRef<HTMLParagraphElement>(null);
  const submissionVerdict = useRef<HTMLDivElement>(null);
  const { kind } = submit.state;
  const wasTesting = useRef(false);
  useEffect(() => {
    if (wasTesting.current && !tests.isRunning && kind === 'idle') show(verdict);
    wasTesting.current = tests.isRunning;
  }, [tests.isRunning, kind]);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && (kind === 'done' || kind === 'failed')) show(submissionVerdict);
    wasRunning.current = kind === 'running';
  }, [kind]);
  return { verdict, submissionVerdict };
}
