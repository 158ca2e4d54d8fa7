/**
 * The tab that a key selects, wrapping around at the ends: the arrow keys follow the reading direction. Null for any
 * other key.
 */
export function steppedTab(
  key: string,
  values: readonly string[],
  current: string,
  rightToLeft: boolean,
): string | null {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const at = values.indexOf(current);
  const steps: Record<string, number> = {
    [forward]: at + 1,
    [back]: at - 1,
    Home: 0,
    End: values.length - 1,
  };
  const step = steps[key];
  if (step === undefined) return null;
  return values.at(step % values.length) ?? null;
}
