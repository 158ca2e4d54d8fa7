import { codeLiterals, wordsAndCode } from './code-literals.ts';

/** Code with every Arabic literal and comment isolated, as the code editor draws it. The parent runs left to right. */
export function CodeText({ code }: { code: string }) {
  return codeLiterals(code).map((bit, index) =>
    typeof bit === 'string' ? (
      bit
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered.
      <bdi key={index} dir="rtl">
        {wordsAndCode(bit.words).map((part, at) =>
          at % 2 === 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a literal are never reordered.
            <bdi key={at} dir="ltr">
              {part}
            </bdi>
          ) : (
            part
          ),
        )}
      </bdi>
    ),
  );
}
