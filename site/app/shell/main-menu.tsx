import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { DownIcon } from '#ui/ornament/icons.ts';
import { StarGlyph } from '#ui/ornament/star-glyph.tsx';
import { type Destination, farDestinations, nearDestinations } from './destinations.ts';
import { MenuLink } from './menu-row.tsx';
import { Popup } from './popup.tsx';
import { type Current, useCurrent } from './use-current.ts';

const item =
  'group relative flex h-full items-center px-3 whitespace-nowrap no-underline transition-colors ' +
  'focus-visible:-outline-offset-3';
const tone = (marked: boolean) =>
  marked ? 'font-semibold text-text' : 'font-medium text-text-soft hover:text-text';

/** The main menu from 768 px on; where not all fits in one row, the rest is behind «المزيد». */
export function MainMenu({ className }: { className?: string }) {
  const current = useCurrent();
  const within = farDestinations.some(({ to }) => current(to));
  return (
    <nav aria-label="القائمة الرئيسية" className={className}>
      <ul className="flex h-full items-stretch">
        {nearDestinations.map((destination) => (
          <Item key={destination.to} {...destination} current={current(destination.to)} />
        ))}
        {farDestinations.map((destination) => (
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
                <Mark shown={within} />
              </>
            }
            buttonClass={cx(item, 'gap-1', tone(within))}
            panelClass="absolute inset-s-0 top-full z-menu mt-1 w-60 animate-rise-in rounded-lg p-1.5"
          >
            <ul>
              {farDestinations.map(({ to, label, icon: Icon }) => (
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
        <Mark shown={Boolean(current)} />
      </Link>
    </li>
  );
}

/** The lit star that hangs on the header's edge, under where one is. */
function Mark({ shown }: { shown: boolean }) {
  return (
    <StarGlyph
      className={cx(
        'absolute inset-x-0 -bottom-2 mx-auto size-4 text-accent transition-[opacity,scale]',
        shown ? 'scale-100 opacity-100' : 'scale-50 opacity-0 group-hover:opacity-50',
      )}
    />
  );
}
