import { useEffect, useRef, useState } from 'react';
import { checkPayment } from './calls.ts';

/** Pauses (ms) between the questions to a gateway, after a person came back from it. */
const pauses = [0, 2_500, 4_000, 8_000, 15_000, 30_000];

/**
 * Asks whether a purchase was paid, some times, as long as it is not.
 * @param onAnswer runs after each answer; what it says of the purchase is to be read again
 * @returns whether it is still being asked, and how to ask again
 */
export function usePaymentCheck(purchase: number, onAnswer: () => void) {
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState(true);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    setAsking(true);
    async function ask(index: number) {
      const answer = await checkPayment(purchase).catch(() => null);
      if (stopped) return;
      if (answer) answered.current();
      const pause = pauses[index + 1];
      if (pause === undefined || (answer && !answer.waiting)) return setAsking(false);
      timer = setTimeout(() => void ask(index + 1), pause);
    }
    void ask(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [purchase, round]);
  return { asking, askAgain: () => setRound((value) => value + 1) };
}
