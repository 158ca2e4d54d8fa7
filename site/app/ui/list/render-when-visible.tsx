import { memo, type ReactNode } from 'react';

interface RenderWhenVisibleProps {
  visible: boolean;
  children: ReactNode;
}

/**
 * Content that may be folded away: rendered once, for search engines and the browser's text search, and updated only
 * while it is visible. A member's data changes half of a long page, most of it out of sight.
 */
export const RenderWhenVisible = memo(
  ({ children }: RenderWhenVisibleProps) => children,
  (_before, { visible }) => !visible,
);
