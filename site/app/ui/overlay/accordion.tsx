import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { RenderWhenVisible } from '../list/render-when-visible.tsx';
import { DownIcon } from '../ornament/icons.ts';

/** Collapsible sections. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised',
        className,
      )}
    >
      {children}
    </div>
  );
}

export interface AccordionItemProps {
  /** The initial state; with `onToggle`, the current state. */
  open?: boolean;
  onToggle?(open: boolean): void;
  /** Shown before the title, e.g. a StarFrame with the chapter's number. */
  mark?: ReactNode;
  title: ReactNode;
  /** Small text after the title: «4 محاضرات · 52 دقيقة». */
  meta?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/**
 * One section, built on <details>: it opens before the scripts load and without them, and the browser's text search
 * looks inside.
 */
export function AccordionItem({
  open = false,
  onToggle,
  mark,
  title,
  meta,
  headingLevel = 3,
  className,
  children,
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      open={open}
      // The user may have opened it before hydration.
      suppressHydrationWarning
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={cx('group/fold', className)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        {mark}
        <Heading className="flex min-w-0 grow flex-col gap-x-4 text-base font-semibold sm:flex-row sm:items-baseline sm:justify-between">
          <span dir="auto" className="text-start">
            {title}
          </span>
          {meta && <span className="shrink-0 text-sm font-normal text-text-faint">{meta}</span>}
        </Heading>
        <DownIcon className="size-5 text-text-faint transition-transform duration-calm group-open/fold:rotate-180" />
      </summary>
      <div className="animate-fade-in px-4 pb-5 sm:px-5">
        <RenderWhenVisible visible={open || !onToggle}>{children}</RenderWhenVisible>
      </div>
    </details>
  );
}
