import { wording } from '@nibras/contract/text/wording.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { CloseIcon, DurationIcon } from '#ui/ornament/icons.ts';
import { forgetSearch, recentSearches } from '../recent-searches.ts';

/** Before anything is typed: the latest searches of this browser, each removable, or what can be searched. */
export function FirstHints({ onSearch }: { onSearch(search: string): void }) {
  const [searches, setSearches] = useState(recentSearches);
  const list = useRef<HTMLUListElement>(null);

  function forget(search?: string) {
    forgetSearch(search);
    setSearches(recentSearches());
    // The pressed button is gone.
    list.current?.closest('[role=dialog]')?.querySelector('input')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-search]') ?? [])];
    const row = (event.target as Element)
      .closest('li')
      ?.querySelector<HTMLElement>('[data-search]');
    buttons[row ? buttons.indexOf(row) + step : 0]?.focus();
  }

  if (searches.length === 0) {
    return (
      <p className="px-4 py-8 text-center text-text-soft">
        {wording`كورس، محاضرة، مقال، خدمة، مشروع، أو اسم معلّم: اكتب كلمة منه تجده هنا.`}
      </p>
    );
  }
  return (
    <section aria-labelledby="recent-searches" className="pb-1">
      <header className="flex items-center justify-between ps-3">
        <h3 id="recent-searches" className="text-xs font-medium text-text-faint">
          بحثت عنها مؤخرًا
        </h3>
        <button
          type="button"
          onClick={() => forget()}
          className="touch-target relative rounded-md px-3 py-1 text-xs text-link hover:bg-link-soft"
        >
          امسح الكل
        </button>
      </header>
      <ul ref={list} onKeyDown={onKeyDown}>
        {searches.map((search) => (
          <li key={search} className="flex items-center rounded-md hover:bg-sunken">
            <button
              type="button"
              data-search
              onClick={() => onSearch(search)}
              className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-md px-3 py-1.5 text-text"
            >
              <DurationIcon className="size-5 shrink-0 text-text-faint" />
              <bdi className="truncate">{search}</bdi>
            </button>
            <IconButton label={`أزل «${search}»`} onClick={() => forget(search)}>
              <CloseIcon className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
