import { Direction, Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** What the parts need around them, once, at the root: the direction and the tooltips' clock. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Direction.Provider dir="rtl">
      <Tooltip.Provider delayDuration={400}>{children}</Tooltip.Provider>
    </Direction.Provider>
  );
}
