import { countLabel } from '@nibras/contract/text/count.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';

type Noun = Parameters<typeof countLabel>[1];

interface SelectionFrameProps {
  /** «الاشتراكات المحددة» */
  label: string;
  count: number;
  noun: Noun;
  /** How many one call changes. */
  most: number;
  onClear(): void;
  /** What can be done with them; shown where they are not too many. */
  children: ReactNode;
}

/** The bar of what is selected: how many, and what can be done with all at once. In view while something is selected. */
export function SelectionFrame(props: SelectionFrameProps) {
  const { label, count, noun, most, onClear, children } = props;
  if (count === 0) return null;
  return (
    <section
      ref={bottomBar}
      aria-label={label}
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-sticky mt-2 flex animate-rise-in flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised p-1.5 shadow-high lg:bottom-4"
    >
      <IconButton label="ألغِ التحديد" className="size-10!" onClick={onClear}>
        <CloseIcon />
      </IconButton>
      <p aria-live="polite" className="pe-2 font-medium">
        {countLabel(count, noun)}
      </p>
      <span className="grow max-sm:hidden" />
      {count > most ? (
        <p className="px-2 text-sm text-text-soft">
          {`حتى ${countLabel(most, noun, 'genitive')} في المرة الواحدة`}
        </p>
      ) : (
        children
      )}
    </section>
  );
}
