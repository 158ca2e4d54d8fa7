import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { MenuLink } from '#shell/menu-row.tsx';
import { Popup } from '#shell/popup.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';

interface AllLinksProps {
  /** The row that scrolls where it is wider than the screen. */
  row: RefObject<HTMLElement | null>;
  /** What its links lead to: «صفحات الكورس». */
  label: string;
  links: readonly { to: string; label: string; icon?: ReactNode }[];
}

/**
 * At the end of a row of links that is wider than the screen: a menu of all of them, since nothing else shows that there
 * are more. The element around it is `relative`.
 */
export function AllLinks({ row, label, links }: AllLinksProps) {
  if (!useIsCut(row, links.map(({ to }) => to).join(' '))) return null;
  return (
    <Popup
      label={`كل ${label}`}
      className="absolute inset-y-0 inset-e-0 border-s border-line bg-surface"
      onDemand
      button={<DownIcon className="size-5" />}
      buttonClass="grid h-full w-11 place-items-center focus-visible:-outline-offset-3"
      panelClass="absolute inset-e-0 top-full z-menu mt-1 max-h-[70dvh] w-64 animate-rise-in overflow-y-auto rounded-lg p-1.5"
    >
      <ul>
        {links.map(({ to, label: name, icon }) => (
          <MenuLink key={to} to={to} icon={icon}>
            {name}
          </MenuLink>
        ))}
      </ul>
    </Popup>
  );
}

/**
 * Whether a part of a row is beyond its edges.
 * @param content changes with what is in the row, whose own size stays
 */
function useIsCut(row: RefObject<HTMLElement | null>, content: string): boolean {
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setIsCut(element.scrollWidth > element.clientWidth + 1),
    );
    // A number that comes later makes a link wider, and not the row.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [row, content]);
  return isCut;
}
