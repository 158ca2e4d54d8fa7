import { cx } from '#ui/class-names.ts';
import { type ComparedLine, visibleSpaces } from './line-differences.ts';

interface ComparedTextProps {
  label: string;
  lines: readonly ComparedLine[];
  tone: 'expected' | 'printed';
}

const marks = {
  expected: 'bg-success-soft text-success',
  printed: 'bg-danger-soft text-danger',
};

/** An output from left to right, with what differs marked and its spaces shown. */
export function ComparedText({ label, lines, tone }: ComparedTextProps) {
  const isEmpty = lines.length === 1 && lines[0]?.text === '' && !lines[0].different?.[1];
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm text-text-faint">{label}</p>
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-sm border border-line bg-sunken px-3 py-2 text-start font-mono text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        {isEmpty ? (
          <span dir="rtl" className="text-text-faint">
            (لا شيء)
          </span>
        ) : (
          lines.map(({ text, different }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order.
            <span key={at} className="block min-h-[1lh]">
              {different ? (
                <>
                  {text.slice(0, different[0])}
                  <mark className={cx('rounded-xs px-px font-semibold', marks[tone])}>
                    {visibleSpaces(text.slice(...different)) || '⏎'}
                  </mark>
                  {text.slice(different[1])}
                </>
              ) : (
                text
              )}
            </span>
          ))
        )}
      </pre>
    </div>
  );
}
