/** So near to either end that starting there would be no favour, in seconds. */
const margin = 5;

/** Where to start: where the person stopped, unless that was at the very beginning or end. */
export function startAt(position: number, duration: number): number {
  return position >= margin && position <= duration - margin ? position : 0;
}
