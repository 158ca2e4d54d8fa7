import type { Answer } from './send-hostile.ts';

/** Processor time of this thread in milliseconds: waiting, other processes and worker threads do not count. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export interface Bounds {
  /** Milliseconds of the event loop that a request may take. */
  most: number;
  /** How many times longer a text of twice the length may take. */
  growth: number;
}

/** Growth counts only where the longest text takes longer, in milliseconds: smaller times are mostly noise. */
const growthCountsFrom = 100;

/** A text of fewer characters is measured at once. */
const shortFrom = 5_000;

export interface Measured {
  length: number;
  status: number;
  ms: number;
  /** For twice the length; null where the time is too short to tell. */
  growth: number | null;
  /** What is wrong with it. */
  fault: string | null;
}

/** Sends a text of a length. What it awaits before it returns the function is not measured. */
export type SendText = (length: number) => Promise<() => Promise<Pick<Answer, 'status'>>>;

const noAnswer = { status: 0 };

/** Milliseconds that no busy machine explains. */
const beyondDoubt = 1_000;

async function measureOnce(send: SendText, length: number) {
  const sending = await send(length);
  const began = threadTime();
  // A request that takes longer than the client waits has taken its time all the same.
  const { status } = await sending().catch(() => noAnswer);
  return { status, ms: threadTime() - began };
}

/** The median of three, the first of which is known: one slow turn of the machine is no finding. */
async function confirmed(send: SendText, length: number, first: number): Promise<number> {
  if (first > beyondDoubt) return first;
  const times = [first];
  for (let again = 0; again < 2; again += 1) times.push((await measureOnce(send, length)).ms);
  return times.toSorted((a, b) => a - b)[1] ?? first;
}

/** The median of three times that a request takes, in milliseconds of the event loop. */
export async function usualTime(send: SendText, length: number): Promise<number> {
  return confirmed(send, length, (await measureOnce(send, length)).ms);
}

/**
 * Measures how much of the event loop a request takes with a text of the longest length, and how this grows. A much
 * shorter text comes first, so that what is worse than quadratic ends the measurement and not the patience.
 */
export async function measureText(
  send: SendText,
  longest: number,
  { most, growth: mostGrowth }: Bounds,
): Promise<Measured> {
  const [short, half] = [Math.ceil(longest / 16), Math.ceil(longest / 4)];
  const result = (
    measured: Omit<Measured, 'fault' | 'growth'>,
    growth: number | null,
  ): Measured => {
    const tooLong = measured.ms > most && `takes ${Math.round(measured.ms)} ms`;
    const grows = growth !== null && growth > mostGrowth && `grows ${growth.toFixed(1)}-fold`;
    return { ...measured, growth, fault: tooLong || grows || null };
  };
  if (longest > shortFrom) {
    const first = await measureOnce(send, short);
    if (first.ms > most) {
      const ms = await confirmed(send, short, first.ms);
      if (ms > most) return result({ length: short, status: first.status, ms }, null);
    }
  }
  const last = await measureOnce(send, longest);
  const measured = { length: longest, status: last.status, ms: last.ms };
  if (last.ms <= growthCountsFrom) return result(measured, null);
  measured.ms = await confirmed(send, longest, last.ms);
  if (measured.ms <= growthCountsFrom || measured.ms > beyondDoubt) return result(measured, null);
  const middle = await confirmed(send, half, (await measureOnce(send, half)).ms);
  const doublings = Math.log2(longest / half);
  return result(measured, (measured.ms / middle) ** (1 / doublings));
}
