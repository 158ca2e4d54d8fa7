import { formatDuration } from '#content/media/studio/index.ts';

/** The chapters of a video as lines that can be read and compared: `01:05 الدوال`. */
export function chaptersText(value: unknown): string {
  const chapters = (value ?? []) as { start: number; name: string }[];
  return chapters
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, name }) => `${formatDuration(start)} ${name}`)
    .join('\n');
}
