import {
  Children,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../class-names.ts';

type ElementProps = HTMLAttributes<HTMLElement>;

/**
 * Clones the only child, e.g. a router link, with a component's classes and handlers, and wraps its content. Where both
 * set the same property, the child's value is used.
 */
export function renderAsChild(
  child: ReactNode,
  { className, ...props }: ElementProps,
  wrap: (content: ReactNode) => ReactNode,
): ReactElement {
  const only = Children.only(child) as ReactElement<ElementProps>;
  const own = only.props;
  return cloneElement(
    only,
    { ...props, ...own, className: cx(className, own.className) },
    wrap(own.children),
  );
}
