import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';

/** What the parts need around them, once, at the root: the direction of menus, tabs and arrows. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <Direction.Provider dir="rtl">{children}</Direction.Provider>;
}
