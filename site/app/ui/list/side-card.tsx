import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** One card of the sidebar next to a page's text. */
export function SideCard({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cx('rounded-lg border border-line bg-raised p-5', className)}>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
