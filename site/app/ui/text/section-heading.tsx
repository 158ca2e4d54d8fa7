import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { NextIcon } from '../ornament/icons.ts';
import { Link } from './link.tsx';

export interface SectionHeadingProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** A link to the whole list, e.g. `{ to: '/courses', label: 'كل الكورسات' }`. */
  more?: { to: string; label: string };
  level?: 1 | 2 | 3;
  id?: string;
  className?: string;
}

/** The heading of a section. */
export function SectionHeading({
  title,
  lead,
  more,
  level = 2,
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={cx('flex flex-wrap items-end justify-between gap-x-8 gap-y-3', className)}>
      <div className="max-w-read">
        <Heading
          id={id}
          className={level === 1 ? 'text-4xl' : level === 2 ? 'text-3xl' : 'text-2xl'}
        >
          {title}
        </Heading>
        {lead && <p className="mt-2 text-lg text-text-soft">{lead}</p>}
      </div>
      {more && (
        <Link to={more.to} look="alone">
          {more.label}
          <NextIcon className="size-5" />
        </Link>
      )}
    </header>
  );
}
