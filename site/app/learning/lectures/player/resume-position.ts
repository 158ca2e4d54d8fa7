/** Within this many seconds of either end playback starts from the beginning. */
const margin = 5;

/** The start position in seconds: where the user stopped, or 0 near the start or end. */
export function startAt(position: number, duration: number): number {
  return position >= margin && position <= duration - margin ? position : 0;
}
