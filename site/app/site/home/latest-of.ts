/** The `count` newest items, newest first; items without a valid date keep their order after the others. */
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
