/** The `count` newest, newest first; what has no readable date keeps its place after the dated. */
export function latestOf<T extends { created_at: string }>(items: T[], count: number): T[] {
  const time = ({ created_at }: T) => {
    const parsed = Date.parse(created_at);
    return Number.isNaN(parsed) ? Number.NEGATIVE_INFINITY : parsed;
  };
  const newestFirst = (one: T, other: T) => {
    const [a, b] = [time(one), time(other)];
    return a === b ? 0 : b - a;
  };
  return items.toSorted(newestFirst).slice(0, count);
}
