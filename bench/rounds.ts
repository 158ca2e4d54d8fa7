/** The median. */
export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Runs several measurements in turn, round after round, so that other load on the machine affects all of them.
 * The first round warms up and is dropped.
 * @returns the values of each measurement, one a round
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

/** The ratio of two measurements made in turn: the median of the ratios of the rounds. */
export const ratio = (one: number[], other: number[]): number =>
  median(one.map((value, round) => value / (other[round] ?? Number.NaN)));
