/** The middle of some values. */
export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Measures several things in turn, round after round, so that whatever else the machine does meets all of them alike.
 * The first round warms up and does not count.
 * @returns for each the values of the rounds that count
 */
export async function inTurn<Name extends string>(
  measures: Record<Name, () => Promise<number>>,
  rounds: number,
  afterEach: (name: Name) => void = () => {},
): Promise<Record<Name, number[]>> {
  const names = Object.keys(measures) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await measures[name]();
      if (round === 0) continue;
      values[name].push(value);
      afterEach(name);
    }
  }
  return values;
}

/** The ratio of two things measured in turn: the middle of the rounds' own ratios, in which both met the same machine. */
export const ratio = (one: number[], other: number[]): number =>
  median(one.map((value, round) => value / (other[round] ?? Number.NaN)));
