import { cx } from '#ui/class-names.ts';

const own =
  'ms-auto border-transparent bg-ink text-on-ink dark:border-ink-line dark:bg-ink-raised ' +
  // Code and links need colours that contrast with the dark bubble.
  '[&_:not(pre)>code]:bg-ink-line/60 [&_a]:text-on-ink';
const others = 'border-line bg-raised text-text [&_a]:text-link';

/** Classes of a message bubble: own ones are dark; the last of a group has a pointed corner on its sender's side. */
export const bubbleClass = (row: { own: boolean; last: boolean }, className?: string): string =>
  cx(
    'flex w-fit max-w-[min(88%,36rem)] min-w-0 flex-col gap-2 rounded-xl border px-4 py-2.5',
    row.own ? own : others,
    row.last && (row.own ? 'rounded-ee-xs' : 'rounded-es-xs'),
    className,
  );
