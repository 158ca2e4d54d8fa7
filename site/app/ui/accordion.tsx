import { Accordion as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { DownIcon } from './icons.ts';

/** Folding sections. `type="multiple"` lets several stand open; `defaultValue` opens the first. */
export function Accordion({ className, ...rest }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cx(
        'divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised',
        className,
      )}
      {...rest}
    />
  );
}

export interface AccordionItemProps {
  value: string;
  /** Stands before the title, e.g. a StarFrame with the chapter's number. */
  mark?: ReactNode;
  title: ReactNode;
  /** Small text after the title: «4 محاضرات · 52 دقيقة». */
  meta?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/**
 * One section. What is folded stays in the page, hidden, so that search engines and the page's
 * own text search read it.
 */
export function AccordionItem({
  value,
  mark,
  title,
  meta,
  headingLevel = 3,
  className,
  children,
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Primitive.Item value={value} className={className}>
      <Primitive.Header asChild>
        <Heading className="font-semibold">
          <Primitive.Trigger className="group flex min-h-14 w-full items-center gap-3 px-4 py-3 text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5">
            {mark}
            <span className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
              <span dir="auto" className="text-start">
                {title}
              </span>
              {meta && <span className="shrink-0 text-sm font-normal text-text-faint">{meta}</span>}
            </span>
            <DownIcon className="size-5 text-text-faint transition-transform duration-calm group-data-[state=open]:rotate-180" />
          </Primitive.Trigger>
        </Heading>
      </Primitive.Header>
      <Primitive.Content
        forceMount
        className="px-4 pb-5 data-[state=closed]:hidden data-[state=open]:animate-fade-in sm:px-5"
      >
        {children}
      </Primitive.Content>
    </Primitive.Item>
  );
}
