import type { ReactNode } from 'react';
import { Lattice } from '#ui/ornament/lattice.tsx';

interface FormFrameProps {
  title: string;
  lead: ReactNode;
  /** On a dark background beside the form, below it on a phone. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page that consists of one form, with help beside it. */
export function FormFrame({ title, lead, aside, children }: FormFrameProps) {
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-20">
      <section>
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-2 max-w-read text-lg text-text-soft">{lead}</p>
        <div className="mt-8">{children}</div>
      </section>
      <aside className="dark relative isolate flex flex-col gap-8 self-start overflow-hidden rounded-2xl bg-ink px-6 py-8 text-on-ink sm:px-8 lg:sticky lg:top-24 lg:pt-44 dark:border dark:border-ink-line">
        <Lattice
          light={[0.5, 0.42]}
          reach={0.46}
          tile={48}
          className="absolute inset-x-0 top-0 -z-1 h-40 w-full mask-b-from-60% text-on-ink max-lg:hidden"
        />
        {aside}
      </aside>
    </div>
  );
}
