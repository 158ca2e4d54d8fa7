const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The value below which this share of all values is. */
export const percentile = (values: number[], share: number) =>
  at(
    values.toSorted((a, b) => a - b),
    share,
  );

/** A table of times in milliseconds with their count and percentiles. */
export function timesTable(rows: Record<string, number[]>): string {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  const line = (name: string, cells: string[]) =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(9)).join('')}`;
  const lines = Object.entries(rows).map(([name, values]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const cells = [0.5, 0.95, 0.99, 1].map((share) => at(sorted, share).toFixed(2));
    return line(name, [String(values.length), ...cells]);
  });
  return [line('milliseconds', ['count', 'p50', 'p95', 'p99', 'max']), ...lines].join('\n');
}
