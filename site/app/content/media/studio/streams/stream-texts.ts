import type { VideoStream } from '@nibras/contract/content/media/studio/shapes.ts';

/** «720», or what is no size. */
const nameOf = (name: string) =>
  name === 'sound' ? 'الصوت وحده' : name === 'source' ? 'حجمه الأصلي' : name;

/** «720، 480، 360، والصوت وحده»: sizes as a list, the sound last. */
export function listOfSizes(names: readonly string[]): string {
  const sizes = names.filter((name) => name !== 'sound').map(nameOf);
  const hasSound = names.includes('sound');
  if (!hasSound) return sizes.join('، ');
  return sizes.length === 0 ? nameOf('sound') : `${sizes.join('، ')}، و${nameOf('sound')}`;
}

/** How far a stream is as a whole, from 0 to 1; null before it begins. */
export function streamProgress({ wanted, renditions, current, progress }: VideoStream) {
  if (wanted.length === 0) return null;
  const done = wanted.filter((name) => renditions.some((one) => one.name === name)).length;
  return Math.min(1, (done + (current === null ? 0 : progress)) / wanted.length);
}

/** What is ready, and what is being made, in one sentence each. */
export function streamTexts({ state, wanted, renditions, current }: VideoStream): string[] {
  const ready = renditions.map(({ name }) => name);
  const readyText = ready.length > 0 ? `جاهز: ${listOfSizes(ready)}.` : 'لا شيء جاهز منه بعد.';
  if (state === 'waiting') return [readyText, 'ينتظر دوره لتُجهّز جوداته المنخفضة.'];
  if (state !== 'making') return [readyText];
  const left = wanted.filter((name) => !ready.includes(name) && name !== current);
  return [
    readyText,
    ...(current === null ? [] : [`يُجهّز الآن: ${nameOf(current)}.`]),
    ...(left.length > 0 ? [`يبقى: ${listOfSizes(left)}.`] : []),
  ];
}
