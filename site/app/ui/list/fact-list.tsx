import type { ReactNode } from 'react';

type Fact = { icon: ReactNode; name: string; value: ReactNode };

/** Names with their values, one per line. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {facts.map(({ icon, name, value }) => (
        <div
          key={name}
          className="flex items-start gap-3 [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:text-text-faint"
        >
          {icon}
          <dt className="shrink-0 text-text-soft">{name}</dt>
          <dd className="ms-auto min-w-0 text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
