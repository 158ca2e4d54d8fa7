import type { ReactNode } from 'react';

/** A picture of a card of the public lists: its links lead nowhere from here. */
export function CardFrame({ children }: { children: ReactNode }) {
  return (
    <aside aria-labelledby="card-preview" className="flex flex-col gap-3">
      <h2 id="card-preview" className="text-sm font-medium text-text-soft">
        كما يظهر في القائمة
      </h2>
      <div inert className="max-w-80">
        {children}
      </div>
    </aside>
  );
}
