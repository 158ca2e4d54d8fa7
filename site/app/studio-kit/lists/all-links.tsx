import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu, MenuLink } from '#ui/overlay/dropdown-menu.tsx';

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
    <div className="absolute inset-y-0 inset-e-0 flex items-center border-s border-line bg-surface">
      <DropdownMenu
        trigger={
          <IconButton label={`كل ${label}`}>
            <DownIcon />
          </IconButton>
        }
      >
        {links.map(({ to, label: name, icon = null }) => (
          <MenuLink key={to} to={to} icon={icon}>
            {name}
          </MenuLink>
        ))}
      </DropdownMenu>
    </div>
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
