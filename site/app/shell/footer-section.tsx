import type { ReactNode } from 'react';
import { DownIcon } from '#ui/ornament/icons.ts';

/**
 * A section of the footer: open beside the others from 768 px on, collapsible on a phone. Rendered twice, because no
 * style can open a closed <details> in every browser that we support.
 */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <details className="group border-b border-ink-line md:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <DownIcon className="size-5 text-on-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-4">{children}</div>
      </details>
      <section className="max-md:hidden">
        <h2 className="mb-3 text-base font-semibold">{title}</h2>
        {children}
      </section>
    </>
  );
}
