/** What of a browser's `event` entry counts. */
export type EventTiming = { interactionId: number; duration: number };

/** The longest ones decide; of hundreds of interactions no more are needed. */
const longestCount = 10;

/** One interaction in so many may be worse than the one that is told. */
const outlierEvery = 50;

/**
 * Interaction to next paint as it is defined: the longest interaction, and on a page with many of them the one that
 * all but one in fifty stay under. The events of one press (down, up, click) are one interaction.
 */
export function interactionCounter() {
  const longest = new Map<number, number>();
  return {
    add({ interactionId, duration }: EventTiming): void {
      if (!interactionId) return;
      longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
      if (longest.size <= longestCount) return;
      const [shortest] = [...longest].sort(([, a], [, b]) => a - b);
      if (shortest) longest.delete(shortest[0]);
    },
    /** Null while nobody has pressed anything. `total` counts the quick ones too, of which no entry tells. */
    told(total: number): number | null {
      const durations = [...longest.values()].sort((a, b) => b - a);
      const skipped = Math.floor(total / outlierEvery);
      return durations[Math.min(durations.length - 1, skipped)] ?? null;
    },
  };
}
