import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { cx } from '#ui/class-names.ts';
import { useSlow } from '#ui/list/use-slow.ts';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { type PaletteGroup, usePaletteRows } from './use-palette-rows.ts';

const maxLength = 100;
/** Milliseconds without typing before the server is asked. */
const pause = 150;

/** One field that finds every course, lecture, person, page and command; keys alone suffice. */
export default function PaletteDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = usePaused(text.trim());
  const { groups, found } = usePaletteRows(useDeferredValue(search));
  const rows = groups.flatMap((group) => group.rows);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, rows.length - 1);
  const id = useId();
  const slow = useSlow(found.isFetching || search !== text.trim());

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have another first row.
  useEffect(() => setChosen(0), [search]);

  function open(path: string) {
    onClose();
    void navigate(path);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = rows.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + 6, last),
      PageUp: Math.max(active - 6, 0),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const row = rows[active];
      if (row) open(row.path);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="ابحث أو انتقل"
      size="md"
      bare
    >
      <div className="flex items-center gap-3 border-b border-line ps-5 pe-16">
        <SearchIcon className="size-5 text-text-faint" />
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-label="ابحث في الاستوديو"
          placeholder="كورس، محاضرة، شخص، رقم هاتف…"
          dir="auto"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-16 min-w-0 grow bg-transparent text-start text-lg text-text outline-none"
        />
        {slow && <Spinner size="sm" />}
      </div>
      <p role="status" className="sr-only">
        {rows.length === 0 ? 'لا نتائج' : `${rows.length} من النتائج`}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="النتائج"
        tabIndex={-1}
        className="max-h-[55dvh] overflow-y-auto overscroll-contain p-2"
      >
        <Groups id={id} groups={groups} active={active} search={search} onOpen={open} />
        {rows.length === 0 && (
          <p className="px-4 py-10 text-center text-text-soft">
            {found.error ? errorText(found.error) : emptyText(found.isFetching, text)}
          </p>
        )}
        {rows.length > 0 && found.error && (
          <p className="px-3 py-2 text-sm text-danger">{errorText(found.error)}</p>
        )}
      </div>
      <Keys />
    </Dialog>
  );
}

const emptyText = (searching: boolean, text: string) =>
  searching ? 'جارٍ البحث…' : `لم نجد شيئًا باسم «${text.trim()}». جرّب كلمة أخرى.`;

interface GroupsProps {
  id: string;
  groups: PaletteGroup[];
  active: number;
  search: string;
  onOpen(path: string): void;
}

function Groups({ id, groups, active, search, onOpen }: GroupsProps) {
  let index = -1;
  return groups.map(({ label, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div key={label} role="group" aria-label={label} className="pb-2">
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-text-faint">
        {label}
      </p>
      {rows.map(({ path, name, detail, icon: Icon }) => {
        index += 1;
        const isActive = index === active;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard.
          <div
            key={path}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isActive}
            ref={isActive ? scrollIntoView : null}
            onClick={() => onOpen(path)}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5',
              isActive ? 'bg-link-soft' : 'hover:bg-sunken',
            )}
          >
            <Icon className="size-5 text-text-faint" />
            <span dir="auto" className="min-w-0 truncate text-start text-text">
              <Highlight text={name} search={search} />
            </span>
            {detail && (
              <span dir="auto" className="ms-auto max-w-[45%] truncate text-sm text-text-faint">
                {detail}
              </span>
            )}
          </div>
        );
      })}
    </div>
  ));
}

const scrollIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

function Keys() {
  const key = 'rounded-xs border border-line bg-sunken px-1.5';
  return (
    <p
      aria-hidden="true"
      className="flex gap-4 border-t border-line px-5 py-2 text-xs text-text-faint max-sm:hidden"
    >
      <span>
        <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> للتنقل
      </span>
      <span>
        <kbd className={key}>Enter</kbd> للفتح
      </span>
      <span>
        <kbd className={key}>Esc</kbd> للإغلاق
      </span>
    </p>
  );
}

/** The value once it has not changed for a moment; an empty one at once. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
