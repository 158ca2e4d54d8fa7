import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** One sentence about what the part is for. */
  description?: string;
  children: ReactNode;
}

/** A part of a form, with its heading. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-lg border border-line bg-raised px-4 py-5 sm:px-6"
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {description && <p className="mt-0.5 text-sm text-text-soft">{description}</p>}
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </section>
  );
}
