import { exercises } from '@nibras/contract/assessment/limits.ts';
import type { EndState, RunError, RunEvent } from '#assessment/runner/types.ts';
import type { Tell } from './engine-types.ts';

/** Errors carry what a program says, and a program may say much. */
const errorTextMax = 20_000;
/** A table of few characters costs a page more than a line. */
const tableCost = 500;
const shorten = (error: RunError): RunError => ({
  ...error,
  message: error.message.slice(0, errorTextMax),
  traceback: error.traceback.slice(0, errorTextMax),
});

export interface RunState {
  readonly id: number;
  readonly isOver: boolean;
  event(event: RunEvent): void;
  /** Adds to the output of the result; `event` without text for what only the page shows. */
  print(stream: 'out' | 'err', text: string, event?: RunEvent): void;
  startClock(timeout: number): void;
  end(state: EndState, error?: RunError | null, fromTest?: boolean): void;
}

/** One run as its page hears of it: its output with the limit, its clock, and one end. */
export function openRun(id: number, tell: Tell, onEnd: (state: EndState) => void): RunState {
  let output = '';
  let printed = 0;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run: RunState = {
    id,
    get isOver() {
      return over;
    },
    event: (event) => tell({ type: 'event', id, event }),
    print(stream, text, event = { kind: 'output', stream, text }) {
      const room = exercises.shownOutput - printed;
      if (room < 0) return;
      printed += event.kind === 'table' ? Math.max(text.length, tableCost) : text.length;
      const fits = printed <= exercises.shownOutput;
      if (stream === 'out' && !over) output += text.slice(0, room);
      if (fits) run.event(event);
      else {
        if (event.kind === 'output') run.event({ ...event, text: text.slice(0, room) });
        run.end('too-much-output');
      }
    },
    startClock(timeout) {
      timer = setTimeout(() => run.end('timed-out'), timeout);
    },
    end(state, error = null, fromTest = false) {
      if (over) {
        // A page goes on after its run; it is still closed where it prints without end.
        if (state === 'too-much-output') onEnd(state);
        return;
      }
      over = true;
      clearTimeout(timer);
      onEnd(state);
      const told = error && shorten(error);
      if (told) run.event({ kind: 'error', error: told });
      run.event({ kind: 'state', state });
      tell({ type: 'end', id, result: { output, error: told, state, fromTest } });
    },
  };
  return run;
}
