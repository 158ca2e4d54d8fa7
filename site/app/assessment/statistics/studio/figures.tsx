import type { ReactNode } from 'react';

interface Figure {
  label: string;
  value: ReactNode;
}

/** A few figures with their names in one row. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-text-soft">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
