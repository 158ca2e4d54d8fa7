import type { ReactNode } from 'react';

interface PersonFrameProps {
  /** Above all. */
  notice?: ReactNode;
  card: ReactNode;
  /** What is done more rarely: below the card, and on a phone at the end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The parts of a person's page: who it is beside what they did; on a phone above it. */
export function PersonFrame({ notice, card, aside, children }: PersonFrameProps) {
  return (
    <div className="@container">
      {notice}
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:grid-rows-[auto_1fr] @4xl:items-start">
        <div className="min-w-0 @4xl:col-start-2 @4xl:row-start-1">{card}</div>
        <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1">
          {children}
        </div>
        {aside && (
          <div className="flex min-w-0 flex-col gap-6 @4xl:col-start-2 @4xl:row-start-2">
            {aside}
          </div>
        )}
      </div>
    </div>
  );
}
