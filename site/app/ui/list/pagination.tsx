import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '../class-names.ts';
import { NextIcon, PreviousIcon } from '../ornament/icons.ts';
import { compactPageMarks, type PageMark, pageHref, pageMarks } from './pagination-logic.ts';

const cell =
  'inline-flex h-11 min-w-10 items-center justify-center gap-1.5 rounded-md px-2 sm:min-w-11 font-medium no-underline transition-colors';
const enabled = 'text-text-soft hover:bg-sunken hover:text-text';
const disabled = 'cursor-not-allowed text-text-faint opacity-60';

export interface PaginationProps {
  page: number;
  lastPage: number;
  /** The accessible name, e.g. «صفحات الكورسات». */
  label?: string;
  /** URL of a page; by default the current URL with `?page=`. */
  hrefFor?(page: number): string;
  className?: string;
}

/** Links to the pages of a list; hidden when there is only one. Works without scripts. */
export function Pagination({
  page,
  lastPage,
  label = 'صفحات القائمة',
  hrefFor,
  className,
}: PaginationProps) {
  const { pathname, search } = useLocation();
  if (lastPage <= 1) return null;
  const href = hrefFor ?? ((to: number) => pageHref(pathname, search, to));

  return (
    <nav aria-label={label} className={cx('flex justify-center', className)}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step to={page > 1 ? href(page - 1) : null} rel="prev">
            <PreviousIcon className="size-5" />
            <span className="max-sm:sr-only">السابق</span>
          </Step>
        </li>
        <Marks
          marks={compactPageMarks(page, lastPage)}
          page={page}
          href={href}
          className="sm:hidden"
        />
        <Marks
          marks={pageMarks(page, lastPage)}
          page={page}
          href={href}
          className="max-sm:hidden"
        />
        <li>
          <Step to={page < lastPage ? href(page + 1) : null} rel="next">
            <span className="max-sm:sr-only">التالي</span>
            <NextIcon className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface MarksProps {
  marks: PageMark[];
  page: number;
  href(page: number): string;
  className: string;
}

function Marks({ marks, page, href, className }: MarksProps) {
  return marks.map((mark, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no key but its position.
    <li key={index} className={className}>
      {mark === 'gap' ? (
        <span aria-hidden="true" className="inline-flex w-6 justify-center text-text-faint">
          …
        </span>
      ) : (
        <Link
          to={href(mark)}
          aria-label={`الصفحة ${mark}`}
          aria-current={mark === page ? 'page' : undefined}
          className={cx(
            cell,
            'tabular-nums',
            mark === page ? 'bg-ink text-on-ink dark:bg-accent dark:text-on-accent' : enabled,
          )}
        >
          {mark}
        </Link>
      )}
    </li>
  ));
}

interface StepProps {
  to: string | null;
  rel: 'prev' | 'next';
  children: ReactNode;
}

function Step({ to, rel, children }: StepProps) {
  if (to === null) {
    return (
      // HTML's way to write a disabled link: no href. It stays in the reading order.
      // biome-ignore lint/a11y/useValidAnchor: on purpose without href.
      <a role="link" aria-disabled="true" className={cx(cell, disabled)}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} rel={rel} className={cx(cell, enabled)}>
      {children}
    </Link>
  );
}
