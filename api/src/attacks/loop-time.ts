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

/**
 * How often both lengths are measured once more while the growth is too large. Three times of a tenth of a second are
 * noise of the same size, and what is quadratic stays so however often it is measured.
 */
const roundsOfDoubt = 8;

/** Units of the linear work that is measured first, to choose how many take as long as the text. */
const calibrationUnits = 100_000;

/** Milliseconds that no busy machine explains. */
const beyondDoubt = 1_000;

/**
 * Work that is linear in its units for certain: a busy or shared machine, whose memory and processor are taken away from
 * long work more surely than from short, stretches it as it stretches what is measured beside it.
 */
function linearWork(units: number): number {
  const began = threadTime();
  const entries: { at: number; text: string }[] = [];
  for (let at = 0; at < units; at += 1) entries.push({ at, text: `${at}` });
  return threadTime() - began;
}

/** The least of three, as of a text: memory that is cleaned once would excuse what grows. */
const usualLinearWork = (units: number): number =>
  Math.min(linearWork(units), linearWork(units), linearWork(units));

async function measureOnce(send: SendText, length: number) {
  const sending = await send(length);
  const began = threadTime();
  // A request that takes longer than the client waits has taken its time all the same.
  const { status } = await sending().catch(() => noAnswer);
  return { status, ms: threadTime() - began };
}

/**
 * The least of three, the first of which is known: the start of a thread, memory that is cleaned and a slow turn of the
 * machine add to a time, and nothing takes from it.
 */
async function confirmed(send: SendText, length: number, first: number): Promise<number> {
  if (first > beyondDoubt) return first;
  const times = [first];
  for (let again = 0; again < 2; again += 1) times.push((await measureOnce(send, length)).ms);
  return Math.min(...times);
}

/** The least of three times that a request takes, in milliseconds of the event loop. */
export async function usualTime(send: SendText, length: number): Promise<number> {
  return confirmed(send, length, (await measureOnce(send, length)).ms);
}

/** How many times a time grows with each doubling of a length that grew so many times. */
const perDoubling = (ratio: number, lengths: number) => ratio ** (1 / Math.log2(lengths));

/**
 * How many times a time grows for twice the length, measured again and again beside linear work of the same time until
 * it is small enough: what grows more than the linear work does counts.
 * @param middle milliseconds that the shorter text has taken
 * @param whole milliseconds that the longest text has taken
 */
async function doubtedGrowth(
  send: SendText,
  {
    half,
    longest,
    middle,
    whole,
    most,
  }: { half: number; longest: number; middle: number; whole: number; most: number },
): Promise<number> {
  const lengths = longest / half;
  const units = Math.ceil((calibrationUnits * middle) / Math.max(1, linearWork(calibrationUnits)));
  let least = { half: middle, longest: whole, linearHalf: Infinity, linearLongest: Infinity };
  let growth = Infinity;
  for (let round = 0; round < roundsOfDoubt && growth > most; round += 1) {
    least = {
      half: Math.min(least.half, (await measureOnce(send, half)).ms),
      linearHalf: Math.min(least.linearHalf, usualLinearWork(units)),
      longest: Math.min(least.longest, (await measureOnce(send, longest)).ms),
      linearLongest: Math.min(least.linearLongest, usualLinearWork(Math.round(units * lengths))),
    };
    const ofMachine = perDoubling(least.linearLongest / least.linearHalf, lengths);
    growth = (2 * perDoubling(least.longest / least.half, lengths)) / Math.max(2, ofMachine);
  }
  return growth;
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
  const growth = perDoubling(measured.ms / middle, longest / half);
  if (growth <= mostGrowth) return result(measured, growth);
  return result(
    measured,
    await doubtedGrowth(send, { half, longest, middle, whole: measured.ms, most: mostGrowth }),
  );
}
