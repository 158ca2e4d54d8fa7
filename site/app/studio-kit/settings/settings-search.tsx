import { lists } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { type KeyboardEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#platform/session/session-store.ts';
import { cx } from '#ui/class-names.ts';
import { controlClass } from '#ui/form/input.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { useStudioParts } from '../part/use-parts.ts';
import { findSettings, settingEntries } from './find-settings.ts';
import { settingSubjects } from './subjects.ts';

/** Settings shown for one search. */
const shownMax = 8;

/** Finds a setting on any page of the settings, and opens it with the focus in its field. Enter opens the first. */
export function SettingsSearch() {
  const [text, setText] = useState('');
  const capabilities = useSession(({ user }) => user?.capabilities);
  const parts = useStudioParts();
  const navigate = useNavigate();
  const search = text.trim();
  const found = findSettings(settingEntries(parts), search, capabilities).slice(0, shownMax);
  const clear = () => setText('');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
  }

  return (
    <search aria-label="البحث في الإعدادات">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (!first) return;
          clear();
          void navigate(first.to);
        }}
      >
        <SearchIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-text-faint" />
        <input
          type="search"
          dir="auto"
          aria-label="ابحث في الإعدادات"
          placeholder="ابحث في الإعدادات"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={lists.searchMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className={cx(controlClass, 'min-h-11 rounded-md ps-10 text-start')}
        />
      </form>
      <p role="status" className="sr-only">
        {search !== '' && countLabel(found.length, rareNouns.result)}
      </p>
      {search !== '' && found.length === 0 && (
        <p className="mt-2 px-3 text-sm text-text-soft">
          لا إعداد بهذا الاسم. جرّب كلمة أخرى، مثل «الشعار» أو «البريد».
        </p>
      )}
      {found.length > 0 && (
        <ul className="mt-2 rounded-md border border-line bg-raised">
          {found.map(({ to, name, subject }) => (
            <li key={to + name}>
              <Link
                to={to}
                onClick={clear}
                className="flex min-h-11 flex-col justify-center px-3 py-1.5 text-text no-underline hover:bg-sunken"
              >
                <span>
                  <Highlight text={name} search={search} />
                </span>
                <span className="text-sm text-text-faint">{settingSubjects[subject].label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
