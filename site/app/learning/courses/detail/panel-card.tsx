import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

interface PanelCardProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A card of the panel beside the course. */
export function PanelCard({ title, className, children }: PanelCardProps) {
  return (
    <section className={cx('rounded-lg border border-line bg-raised p-5', className)}>
      {title && <h2 className="mb-3 text-lg">{title}</h2>}
      {children}
    </section>
  );
}
