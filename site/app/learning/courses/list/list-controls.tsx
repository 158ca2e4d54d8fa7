import {
  type CourseListOption,
  courseLengthNames,
  courseLevels,
  courseOrders,
} from '@nibras/contract/learning/courses/course-options.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { CloseIcon, DownIcon } from '#ui/ornament/icons.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { lengthNames, levelNames, orderNames } from './course-labels.ts';
import {
  type CourseFilters,
  type CourseListAddress,
  filterCount,
  listHref,
  withoutFilters,
} from './list-address.ts';

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm ' +
  'font-medium text-text-soft no-underline transition-colors hover:border-line-strong hover:text-text';
const arrow = 'size-4 text-text-faint';

interface ListControlsProps {
  address: CourseListAddress;
  /** What the server's list can be sorted and filtered by. */
  options: readonly CourseListOption[];
}

/**
 * The order and the filters of the list. Every choice is a link, so they work without scripts; the menus lie over the
 * list, so that on a phone the courses stay in view (docs/behaviour/courses.md#sorting-and-filters).
 */
export function ListControls({ address, options }: ListControlsProps) {
  if (options.length === 0) return null;
  const count = filterCount(address);
  const hrefWith = (changed: Partial<CourseFilters>) =>
    listHref({ ...address, page: 1, ...changed });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Disclosure
        align="start"
        className="p-4! sm:max-w-[27rem]!"
        triggerClassName={pill}
        trigger={
          <>
            تصفية
            {count > 0 && <span className="tabular-nums">({count})</span>}
            <DownIcon className={arrow} />
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {options.includes('free') && (
            <Choices
              title="السعر"
              all={hrefWith({ free: '' })}
              chosen={address.free}
              choices={[{ value: '1', label: 'مجاني', to: hrefWith({ free: '1' }) }]}
            />
          )}
          {options.includes('level') && (
            <Choices
              title="المستوى"
              all={hrefWith({ level: '' })}
              chosen={address.level}
              choices={courseLevels.map((level) => ({
                value: level,
                label: levelNames[level],
                to: hrefWith({ level }),
              }))}
            />
          )}
          {options.includes('length') && (
            <Choices
              title="المدة"
              all={hrefWith({ length: '' })}
              chosen={address.length}
              choices={courseLengthNames.map((length) => ({
                value: length,
                label: lengthNames[length],
                to: hrefWith({ length }),
              }))}
            />
          )}
        </div>
      </Disclosure>
      {options.includes('sort') && (
        <Disclosure
          align="start"
          className="min-w-44!"
          triggerClassName={pill}
          trigger={
            <>
              <span className="sr-only">الترتيب: </span>
              {orderNames[address.sort || 'newest']}
              <DownIcon className={arrow} />
            </>
          }
        >
          <ul>
            {courseOrders.map((order) => (
              <li key={order}>
                <ListLink
                  to={hrefWith({ sort: order === 'newest' ? '' : order })}
                  current={(address.sort || 'newest') === order}
                  className="flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 text-text no-underline hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-semibold"
                >
                  {orderNames[order]}
                </ListLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {count > 0 && <ChosenFilters address={address} />}
    </div>
  );
}

/** Links that take one filter away each. */
function ChosenFilters({ address }: { address: CourseListAddress }) {
  const { free, level, length } = address;
  const chosen: [keyof CourseFilters, string][] = [];
  if (free) chosen.push(['free', 'مجاني']);
  if (level) chosen.push(['level', levelNames[level]]);
  if (length) chosen.push(['length', lengthNames[length]]);
  return (
    <>
      {chosen.map(([name, label]) => (
        <Link
          key={name}
          to={listHref({ ...address, page: 1, [name]: '' })}
          preventScrollReset
          rel="nofollow"
          className={cx(pill, 'bg-accent-soft! text-accent-text!')}
        >
          <span className="sr-only">أزل التصفية: </span>
          {label}
          <CloseIcon className="size-4" />
        </Link>
      ))}
      {chosen.length > 1 && (
        <Link
          to={listHref({ ...withoutFilters(address), page: 1 })}
          preventScrollReset
          rel="nofollow"
          className="inline-flex min-h-11 items-center px-2 text-sm text-link"
        >
          مسح التصفية
        </Link>
      )}
    </>
  );
}

interface ChoicesProps {
  title: string;
  /** The list without this filter. */
  all: string;
  /** '' for none. */
  chosen: string;
  choices: { value: string; label: string; to: string }[];
}

function Choices({ title, all, chosen, choices }: ChoicesProps) {
  return (
    <section>
      <h2 className="text-sm font-semibold text-text-soft">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[{ value: '', label: 'الكل', to: all }, ...choices].map(({ value, label, to }) => (
          <li key={value}>
            <ListLink
              to={to}
              current={value === chosen}
              className={cx(pill, value === chosen && 'border-line-strong! bg-sunken! text-text!')}
            >
              {label}
            </ListLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListLinkProps {
  to: string;
  current: boolean;
  className: string;
  children: ReactNode;
}

/** A choice; search engines need not follow every combination. */
function ListLink({ to, current, className, children }: ListLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      rel="nofollow"
      aria-current={current ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
