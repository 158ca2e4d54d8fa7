import { memo, type ReactNode } from 'react';

interface RenderWhenVisibleProps {
  seen: boolean;
  children: ReactNode;
}

/**
 * What is folded away: drawn once, for search engines and for the page's own text search, and anew only when it is
 * seen. A member's own answer changes half of a long page, most of it out of sight.
 */
export const RenderWhenVisible = memo(
  ({ children }: RenderWhenVisibleProps) => children,
  (_before, { seen }) => !seen,
);
