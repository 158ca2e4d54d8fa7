import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cx } from '../class-names.ts';
import { CloseIcon, SearchIcon } from '../ornament/icons.ts';
import { controlClass } from './input.tsx';

export interface SearchBoxProps {
  /** The accessible name and the placeholder: «ابحث عن كورس». */
  label: string;
  /** The current search of the page, e.g. from its URL. */
  value?: string;
  /** Called with the trimmed text: at once on Enter and clear, else after a pause in typing. */
  onSearch(text: string): void;
  /** Milliseconds without typing before a search starts by itself. */
  delay?: number;
  /** Name of the URL parameter; the form works without scripts. */
  name?: string;
  action?: string;
  /** Other URL parameters that a search without scripts must keep, e.g. the chosen tab. */
  keep?: Record<string, string | number | undefined>;
  maxLength?: number;
  className?: string;
}

/** A search field. Escape or the clear button clears it. */
export function SearchBox({
  label,
  value: current = '',
  onSearch,
  delay = 400,
  name = 'search',
  action,
  keep = {},
  maxLength = 100,
  className,
}: SearchBoxProps) {
  const [text, setText] = useState(current);
  const input = useRef<HTMLInputElement>(null);
  const searched = useRef(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The page changed its search by itself (back button, a reset link): show it.
  useEffect(() => {
    if (current === searched.current) return;
    searched.current = current;
    setText(current);
  }, [current]);

  useEffect(() => () => clearTimeout(timer.current), []);

  // Anyone who goes elsewhere right after typing is not led back by a search that was waiting. On a busy machine the wait ends
  // before React shows the navigation, so that the press on a link counts by itself.
  useEffect(() => {
    const stop = (press: MouseEvent) => {
      const staysHere = press.ctrlKey || press.metaKey || press.shiftKey || press.button !== 0;
      const link = press.target instanceof Element && press.target.closest('a[href]');
      if (link && !staysHere) clearTimeout(timer.current);
    };
    document.addEventListener('click', stop, { capture: true });
    return () => document.removeEventListener('click', stop, { capture: true });
  }, []);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOwn =
    next?.pathname === pathname && new URLSearchParams(next.search).get(name) !== current;
  useEffect(() => {
    if (next && !isOwn) clearTimeout(timer.current);
  }, [next, isOwn]);

  function search(next: string) {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === searched.current) return;
    searched.current = trimmed;
    onSearch(trimmed);
  }

  function change(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), delay);
  }

  function clear() {
    setText('');
    search('');
    input.current?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    search(text);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !text) return;
    event.preventDefault();
    clear();
  }

  return (
    <search aria-label={label} className={className}>
      <form action={action} onSubmit={handleSubmit} className="relative">
        {Object.entries(keep).map(
          ([parameter, value]) =>
            value !== undefined &&
            value !== '' && <input key={parameter} type="hidden" name={parameter} value={value} />,
        )}
        <SearchIcon className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-text-faint" />
        <input
          ref={input}
          type="search"
          name={name}
          dir="auto"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKey}
          className={cx(
            controlClass,
            'min-h-13 appearance-none rounded-full ps-12 pe-13 text-start [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        {text && (
          <button
            type="button"
            aria-label="امسح البحث"
            onClick={clear}
            className="absolute inset-y-0 end-1.5 my-auto grid size-11 place-items-center rounded-full text-text-faint hover:bg-sunken hover:text-text"
          >
            <CloseIcon className="size-5" />
          </button>
        )}
      </form>
    </search>
  );
}
