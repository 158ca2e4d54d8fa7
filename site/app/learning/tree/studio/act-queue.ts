import type { CourseTree } from '@nibras/contract/learning/courses/studio/shapes.ts';

/** A change of the tree on the server, with what it will look like. */
export interface Act<Answer> {
  send(): Promise<Answer>;
  /** The tree as it will be; none for a change whose result only the server knows. */
  preview?(tree: CourseTree): CourseTree;
  /** Steps of one kind, pressed one after another, are sent once, when the presses have paused. */
  step?: string;
}

interface Options<Answer> {
  /** The previews of the acts that the server has not answered yet, in order. */
  onPending(previews: ((tree: CourseTree) => CourseTree)[]): void;
  /** Resolves once the answer's tree is shown. */
  onAnswer(answer: Answer): Promise<void>;
  /** How long (ms) the presses of a step must pause. */
  pause: number;
}

interface Caller<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Pending<Answer> {
  act: Act<Answer>;
  callers: Caller<Answer>[];
}

/**
 * Sends changes of one tree in the order in which they were made, one at a time: an answer contains the whole tree, and
 * must not be overtaken by an earlier one.
 */
export function createActionQueue<Answer>({ onPending, onAnswer, pause }: Options<Answer>) {
  let pending: Pending<Answer>[] = [];
  let isSending = false;
  let step: { one: Pending<Answer>; timer: ReturnType<typeof setTimeout> } | null = null;

  const publish = () =>
    onPending(pending.map(({ act }) => act.preview).filter((preview) => preview !== undefined));

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let one = pending[0]; one && one !== step?.one; one = pending[0]) {
      const outcome = await one.act.send().then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      const sent = one;
      // Before its preview goes, so that the tree never shows the state of before.
      if ('answer' in outcome) await onAnswer(outcome.answer);
      pending = pending.filter((other) => other !== sent);
      publish();
      for (const caller of sent.callers) {
        if ('answer' in outcome) caller.resolve(outcome.answer);
        else caller.reject(outcome.error);
      }
    }
    isSending = false;
  }

  function endStep() {
    if (step) clearTimeout(step.timer);
    step = null;
  }

  /** Resolves to the answer; for a step that another one replaced, to the answer of that one. */
  function run(act: Act<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const caller = { resolve, reject };
      const before = step?.one;
      if (before && act.step && before.act.step === act.step) {
        pending = pending.filter((one) => one !== before);
        pending.push({ act, callers: [...before.callers, caller] });
      } else {
        pending.push({ act, callers: [caller] });
      }
      endStep();
      const one = pending.at(-1);
      if (act.step && one) {
        const timer = setTimeout(() => {
          endStep();
          void sendAll();
        }, pause);
        step = { one, timer };
      }
      publish();
      void sendAll();
    });
  }

  return {
    run,
    /** Sends a step that is still waiting, e.g. when the page is left. */
    flush() {
      endStep();
      void sendAll();
    },
  };
}
