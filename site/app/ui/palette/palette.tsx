import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import { useSlow } from '../list/use-slow.ts';
import { SearchIcon } from '../ornament/icons.ts';
import { Spinner } from '../ornament/spinner.tsx';
import { Highlight } from '../text/highlight.tsx';

export interface PaletteRow {
  /** Distinct among all rows. */
  key: string;
  name: string;
  detail?: string;
  /** The words of the search are not marked in it. */
  plain?: boolean;
  icon: ComponentType<{ className?: string }>;
}

export interface PaletteGroup<Row extends PaletteRow> {
  label: string;
  rows: Row[];
}

interface PaletteProps<Row extends PaletteRow> {
  /** The accessible name of the field. */
  label: string;
  placeholder: string;
  maxLength: number;
  text: string;
  onText(text: string): void;
  groups: readonly PaletteGroup<Row>[];
  field?: Ref<HTMLInputElement>;
  /** What the rows were found by: its words are marked. */
  search: string;
  busy: boolean;
  /** What a screen reader is told of the rows. */
  status: string;
  onOpen(row: Row): void;
  /** Enter without a chosen row. Without it the first row is chosen from the start. */
  onEnter?(): void;
  /** Below the rows, or in their place. */
  children?: ReactNode;
}

const rowsAPage = 6;

/** A field with rows below it that the arrow keys choose from: the content of a search dialog. */
export function Palette<Row extends PaletteRow>(props: PaletteProps<Row>) {
  const { groups, search, text, onOpen, onEnter } = props;
  const rows = groups.flatMap((group) => group.rows);
  const first = onEnter ? -1 : 0;
  const [chosen, setChosen] = useState(first);
  const active = Math.min(chosen, rows.length - 1);
  const id = useId();
  const slow = useSlow(props.busy);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have another first row.
  useEffect(() => setChosen(first), [search]);

  function onKeyDown(event: KeyboardEvent) {
    const last = rows.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + rowsAPage, last),
      PageUp: Math.max(active - rowsAPage, 0),
    };
    const next = moves[event.key];
    if (next !== undefined && rows.length > 0) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const row = rows[active];
      if (row) onOpen(row);
      else onEnter?.();
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line ps-5 pe-16">
        <SearchIcon className="size-5 text-text-faint" />
        <input
          ref={props.field}
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-label={props.label}
          placeholder={props.placeholder}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={props.maxLength}
          value={text}
          onChange={(event) => props.onText(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-16 min-w-0 grow bg-transparent text-start text-lg text-text outline-none"
        />
        {slow && <Spinner size="sm" />}
      </div>
      <p role="status" className="sr-only">
        {props.status}
      </p>
      <div className="max-h-[55dvh] overflow-y-auto overscroll-contain p-2">
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="النتائج"
          tabIndex={-1}
          hidden={rows.length === 0}
        >
          <Groups id={id} groups={groups} active={active} search={search} onOpen={onOpen} />
        </div>
        {props.children}
      </div>
      <Keys />
    </>
  );
}

interface GroupsProps<Row extends PaletteRow> {
  id: string;
  groups: readonly PaletteGroup<Row>[];
  active: number;
  search: string;
  onOpen(row: Row): void;
}

function Groups<Row extends PaletteRow>({ id, groups, active, search, onOpen }: GroupsProps<Row>) {
  let index = -1;
  return groups.map(({ label, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div key={label} role="group" aria-label={label} className="pb-2">
      <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-text-faint">
        {label}
      </p>
      {rows.map((row) => {
        index += 1;
        const isActive = index === active;
        const { key, name, detail, icon: Icon } = row;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard.
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isActive}
            ref={isActive ? scrollIntoView : null}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(row)}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5',
              isActive ? 'bg-link-soft' : 'hover:bg-sunken',
            )}
          >
            <Icon className="size-5 shrink-0 text-text-faint" />
            <span className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row sm:items-center sm:justify-between">
              <span dir="auto" className="truncate text-start text-text">
                <Highlight text={name} search={row.plain ? '' : search} />
              </span>
              {detail && (
                <bdi className="truncate text-sm text-text-faint sm:max-w-[45%] sm:shrink-0">
                  {detail}
                </bdi>
              )}
            </span>
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
