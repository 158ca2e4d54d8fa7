import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { StarGlyph } from '#ui/ornament/star-glyph.tsx';

const Keyword = ({ children }: { children: ReactNode }) => (
  <span className="text-link">{children}</span>
);

/** Arabic text in the code, in the site's font, since the code font has no Arabic letters. */
const Text = ({ children }: { children: ReactNode }) => (
  <span className="text-accent-text">
    "<bdi className="font-sans">{children}</bdi>"
  </span>
);

type Line = { code: ReactNode; note?: string };

const lines: Line[] = [
  {
    code: (
      <>
        name = <Keyword>input</Keyword>(<Text>ما اسمك؟</Text>)
      </>
    ),
    note: 'يسأل وينتظر',
  },
  {
    code: (
      <>
        <Keyword>print</Keyword>(<Text>أهلًا يا</Text>, name)
      </>
    ),
  },
  { code: ' ' },
  {
    code: (
      <>
        <Keyword>for</Keyword> day <Keyword>in</Keyword> range(1, 8):
      </>
    ),
    note: 'يكرّر 7 مرات',
  },
  {
    code: (
      <>
        {'    '}
        <Keyword>print</Keyword>(<Text>اليوم</Text>, day)
      </>
    ),
  },
];

/** An example program on a sheet of paper with notes in the margin. Light in both themes. */
export default function CodeSheet() {
  return (
    <figure
      aria-label={wording`أول برنامج بلغة بايثون، وعلى هامشه شرح المعلّم، وتحته نتيجته`}
      className="light relative mx-auto max-w-lg rounded-lg bg-linear-to-b from-white to-accent-soft text-text shadow-high"
    >
      <ol dir="ltr" className="relative py-5 font-mono text-[0.8125rem] sm:text-[0.9375rem]">
        <li
          aria-hidden="true"
          className="absolute inset-y-4 inset-e-[33%] border-s-2 border-double border-accent-edge/60 ps-0.5"
        />
        {lines.map(({ code, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered.
          <li key={index} className="grid min-h-9 grid-cols-[67%_33%] items-center">
            <code className="flex items-center gap-3 bg-transparent p-0 ps-3.5 text-[1em] sm:ps-4 whitespace-pre">
              <span
                aria-hidden="true"
                className="w-3 text-end text-xs text-text-faint max-sm:hidden"
              >
                {index + 1}
              </span>
              <span>{code}</span>
            </code>
            {note && (
              <span
                dir="rtl"
                className="flex items-start gap-1.5 px-3 font-sans text-xs leading-snug text-text-soft sm:text-sm"
              >
                <StarGlyph className="mt-1 size-2.5 shrink-0 text-accent-edge" />
                {note}
              </span>
            )}
          </li>
        ))}
      </ol>
      <figcaption className="flex items-baseline gap-3 rounded-b-lg border-t border-accent-edge/30 px-4 py-3 text-sm sm:text-base">
        <span className="shrink-0 text-text-faint">النتيجة</span>
        <span className="shrink-0 font-medium">أهلًا يا مريم</span>
        <span className="truncate text-text-soft">اليوم 1، اليوم 2، اليوم 3…</span>
      </figcaption>
    </figure>
  );
}
