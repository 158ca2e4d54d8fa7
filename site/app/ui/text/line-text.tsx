import { CodeText } from './code-text.tsx';
import { splitLatin } from './message-text-latin.ts';

/** A line of captions: its code and formulas run from left to right, and so do their signs. */
export function LineText({ text }: { text: string }) {
  return splitLatin(text).map(({ latin, text: piece }, at) =>
    latin ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move.
      <bdi key={at} dir="ltr">
        <CodeText code={piece} />
      </bdi>
    ) : (
      piece
    ),
  );
}
