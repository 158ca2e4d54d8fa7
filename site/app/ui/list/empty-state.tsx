import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Rosette } from '../ornament/rosette.tsx';

export interface EmptyStateProps {
  /** Shown in the middle of the rosette. */
  icon: ReactNode;
  title: string;
  /** What to do next. */
  description?: ReactNode;
  /** One button or link, rarely two. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** The state of a list or page without content, with an action. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx('flex flex-col items-center gap-5 px-4 py-12 text-center', className)}>
      <Rosette>{icon}</Rosette>
      <div className="flex max-w-md flex-col gap-2">
        <Heading className="text-xl">{title}</Heading>
        {description && <p className="text-text-soft">{description}</p>}
      </div>
      {action && <div className="flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
