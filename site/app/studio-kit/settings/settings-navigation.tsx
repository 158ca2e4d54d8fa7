import { Link } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { AllLinks } from '../lists/all-links.tsx';
import { useCurrentInView } from '../lists/use-current-in-view.ts';
import type { SettingSubject } from '../part/studio-part.ts';
import { SettingsSearch } from './settings-search.tsx';
import { settingSubjects } from './subjects.ts';

/** The subjects of the settings that the user may open, and a search over all of them. */
export function SettingsNavigation({ current }: { current: SettingSubject }) {
  const capabilities = useSession(({ user }) => user?.capabilities);
  const row = useCurrentInView<HTMLUListElement>(current);
  const subjects = Object.entries(settingSubjects).filter(([, { capability }]) =>
    capabilities?.includes(capability),
  );
  // An editor may open one subject only, which needs no list.
  if (subjects.length < 2) return null;
  return (
    <nav aria-label="أقسام الإعدادات" className="flex min-w-0 flex-col gap-3">
      <SettingsSearch />
      <div className="relative">
        <ul
          ref={row}
          className="flex gap-1 overflow-x-auto p-1 [scrollbar-width:none] xl:flex-col xl:p-0 [&:not(:last-child)]:pe-12"
        >
          {subjects.map(([name, { label, to }]) => (
            <li key={name} className="shrink-0">
              <Link
                to={to}
                aria-current={name === current ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center rounded-md px-3 no-underline transition-colors',
                  name === current
                    ? 'bg-link-soft font-semibold text-text'
                    : 'text-text-soft hover:bg-sunken hover:text-text',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <AllLinks
          row={row}
          label="أقسام الإعدادات"
          links={subjects.map(([, { label, to }]) => ({ label, to }))}
        />
      </div>
    </nav>
  );
}
