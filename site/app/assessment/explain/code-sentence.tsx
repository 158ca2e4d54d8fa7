import { CodeText } from '#ui/text/code-text.tsx';
import { codePieces } from './code-pieces.ts';

/** A sentence in which names and code stand in backticks: they are shown as code, from left to right. */
export function CodeSentence({ text }: { text: string }) {
  return codePieces(text).map(({ code, text: piece }, at) =>
    code ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move.
      <code key={at} dir="ltr">
        <CodeText code={piece} />
      </code>
    ) : (
      piece
    ),
  );
}
