import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { DownIcon } from '#ui/ornament/icons.ts';
import { StarGlyph } from '#ui/ornament/star-glyph.tsx';
import { type Destination, primaryDestinations, secondaryDestinations } from './destinations.ts';
import { MenuLink } from './menu-row.tsx';
import { Popup } from './popup.tsx';
import { type Current, useCurrent } from './use-current.ts';

const item =
  'group relative flex h-full items-center px-2 lg:px-3 whitespace-nowrap no-underline transition-colors ' +
  'focus-visible:-outline-offset-3';
const tone = (active: boolean) =>
  active ? 'font-semibold text-text' : 'font-medium text-text-soft hover:text-text';

/** The main menu from 768 px on; entries that do not fit in one row are in «المزيد». */
export function MainMenu({ className }: { className?: string }) {
  const current = useCurrent();
  const secondaryActive = secondaryDestinations.some(({ to }) => current(to));
  return (
    <nav aria-label="القائمة الرئيسية" className={className}>
      <ul className="flex h-full items-stretch">
        {primaryDestinations.map((destination) => (
          <Item key={destination.to} {...destination} current={current(destination.to)} />
        ))}
        {secondaryDestinations.map((destination) => (
          <Item
            key={destination.to}
            {...destination}
            current={current(destination.to)}
            className="max-lg:hidden"
          />
        ))}
        <li className="lg:hidden">
          <Popup
            label="، بقية الأقسام"
            className="relative h-full"
            button={
              <>
                المزيد
                <DownIcon className="size-4 transition-transform group-open/popup:rotate-180" />
                <ActiveMark shown={secondaryActive} />
              </>
            }
            buttonClass={cx(item, 'gap-1', tone(secondaryActive))}
            panelClass="absolute inset-s-0 top-full z-menu mt-1 w-60 animate-rise-in rounded-lg p-1.5"
          >
            <ul>
              {secondaryDestinations.map(({ to, label, icon: Icon }) => (
                <MenuLink key={to} to={to} current={current(to)} icon={<Icon />}>
                  {label}
                </MenuLink>
              ))}
            </ul>
          </Popup>
        </li>
      </ul>
    </nav>
  );
}

function Item({
  to,
  label,
  current,
  className,
}: Destination & { current: Current; className?: string }) {
  return (
    <li className={className}>
      <Link to={to} aria-current={current} className={cx(item, tone(Boolean(current)))}>
        {label}
        <ActiveMark shown={Boolean(current)} />
      </Link>
    </li>
  );
}

/** A star at the header's edge below the active entry. */
function ActiveMark({ shown }: { shown: boolean }) {
  return (
    <StarGlyph
      className={cx(
        'absolute inset-x-0 -bottom-2 mx-auto size-4 text-accent transition-[opacity,scale]',
        shown ? 'scale-100 opacity-100' : 'scale-50 opacity-0 group-hover:opacity-50',
      )}
    />
  );
}
