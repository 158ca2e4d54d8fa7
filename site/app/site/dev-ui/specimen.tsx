import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

/** A section of the page. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-12">
      <h2 className="mb-6 text-2xl">{title}</h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

/** A component with its name, in a row (default) or a column. */
export function Specimen({
  name,
  column = false,
  children,
}: {
  name: string;
  column?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm font-medium text-text-faint">{name}</h3>
      <div
        className={cx(
          'min-w-0',
          column ? 'flex flex-col items-stretch gap-5' : 'flex flex-wrap items-center gap-4',
        )}
      >
        {children}
      </div>
    </div>
  );
}
