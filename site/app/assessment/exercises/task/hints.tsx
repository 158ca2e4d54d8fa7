import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { LampIcon } from '#ui/ornament/icons.ts';
import { formatNumber } from '#ui/text/format-number.ts';

/** Hints, opened one by one: the first helps a little, the last the most. */
export function Hints({ hints }: { hints: readonly string[] }) {
  const [opened, setOpened] = useState(0);
  if (hints.length === 0) return null;
  return (
    <section aria-label="تلميحات" className="flex flex-col items-start gap-3">
      <ol className="flex w-full flex-col gap-2" aria-live="polite">
        {hints.slice(0, opened).map((hint, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: hints keep their order.
            key={at}
            className="rounded-md bg-accent-soft px-4 py-3"
          >
            <p className="text-sm font-semibold text-accent-text">تلميح {formatNumber(at + 1)}</p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {hint}
            </p>
          </li>
        ))}
      </ol>
      {opened < hints.length && (
        <Button
          size="sm"
          variant="secondary"
          icon={<LampIcon className="size-5" />}
          onClick={() => setOpened(opened + 1)}
        >
          {opened === 0 ? 'أعطني تلميحًا' : 'تلميح آخر'} ({formatNumber(hints.length - opened)})
        </Button>
      )}
    </section>
  );
}
