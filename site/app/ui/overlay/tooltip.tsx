import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TooltipProps {
  text: string;
  side?: 'top' | 'bottom';
  /** The button or link that it explains; it has a name of its own without it. */
  children: ReactNode;
}

/** A few words on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    // Its own provider: at the root it would bring the placing of pop-ups into every first view.
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <section aria-label="تلميح">
            <Primitive.Content
              side={side}
              sideOffset={8}
              collisionPadding={8}
              className="z-menu max-w-64 animate-rise-in rounded-sm bg-ink-raised px-3 py-1.5 text-sm text-on-ink shadow-mid"
            >
              {text}
              <Primitive.Arrow className="fill-ink-raised" />
            </Primitive.Content>
          </section>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
