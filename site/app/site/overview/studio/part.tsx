import { type ReactNode, useId } from 'react';
import { Link as TextLink } from '#ui/text/link.tsx';

interface PartProps {
  title: string;
  more?: { to: string; label: string } | false;
  children: ReactNode;
}

/** A part of the first page, under its heading. */
export function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 grow">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {more && (
          <TextLink to={more.to} className="text-sm">
            {more.label}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}
