import {
  Children,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../class-names.ts';

type Lent = HTMLAttributes<HTMLElement>;

/**
 * Gives a part's look and handlers to its only child, e.g. a router link, around what that holds.
 * Where both set the same property the child's own stands.
 */
export function renderAsChild(
  child: ReactNode,
  { className, ...lent }: Lent,
  around: (inside: ReactNode) => ReactNode,
): ReactElement {
  const only = Children.only(child) as ReactElement<Lent>;
  const own = only.props;
  return cloneElement(
    only,
    { ...lent, ...own, className: cx(className, own.className) },
    around(own.children),
  );
}
