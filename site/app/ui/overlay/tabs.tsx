import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import { RenderWhenVisible } from '../list/render-when-visible.tsx';
import { StarGlyph } from '../ornament/star-glyph.tsx';
import { steppedTab } from './tab-steps.ts';

interface ActiveTab {
  id: string;
  value: string;
}

const ActiveTabContext = createContext<ActiveTab>({ id: '', value: '' });

const tabId = (id: string, value: string) => `${id}-${value}-tab`;
const panelId = (id: string, value: string) => `${id}-${value}`;

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: { value: string; label: string; icon?: ReactNode; count?: number }[];
  /** The active tab, if the page controls it; else the first one until the user chooses another. */
  value?: string;
  onValueChange?(value: string): void;
  className?: string;
  /** One TabPanel for each tab. */
  children: ReactNode;
}

/**
 * Tabs: arrow keys follow the reading direction. The active tab is marked by a line and a star, not by colour alone.
 * Without scripts all panels are shown.
 */
export function Tabs({ label, tabs, value, onValueChange, className, children }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.value ?? '');
  const shown = value ?? chosen;
  const row = useRef<HTMLDivElement>(null);

  function choose(next: string) {
    setChosen(next);
    onValueChange?.(next);
  }

  function handleKey(event: KeyboardEvent) {
    const values = tabs.map((tab) => tab.value);
    const next = steppedTab(event.key, values, shown, document.dir === 'rtl');
    if (next === null) return;
    event.preventDefault();
    choose(next);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next))}`)?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className="relative flex gap-1 overflow-x-auto overflow-y-hidden pb-2 [scrollbar-width:none] before:absolute before:inset-x-0 before:bottom-2 before:h-px before:bg-line noscript:hidden"
      >
        {tabs.map((tab) => {
          const active = tab.value === shown;
          return (
            <button
              key={tab.value}
              id={tabId(id, tab.value)}
              type="button"
              role="tab"
              aria-selected={active}
              aria-controls={panelId(id, tab.value)}
              tabIndex={active ? 0 : -1}
              onClick={() => choose(tab.value)}
              className="group relative flex min-h-12 shrink-0 items-center gap-2 px-4 py-2 font-medium whitespace-nowrap text-text-soft transition-colors hover:text-text focus-visible:-outline-offset-3 aria-selected:text-text [&>svg]:size-5"
            >
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && (
                <bdi className="text-sm text-text-faint tabular-nums">({tab.count})</bdi>
              )}
              <span
                aria-hidden="true"
                className="absolute inset-x-2 -bottom-px h-0.5 rounded-full bg-text opacity-0 transition-opacity group-aria-selected:opacity-100"
              />
              <StarGlyph className="absolute inset-x-0 -bottom-2 mx-auto size-4 scale-50 text-accent opacity-0 transition-[opacity,scale] group-aria-selected:scale-100 group-aria-selected:opacity-100" />
            </button>
          );
        })}
      </div>
      <ActiveTabContext value={{ id, value: shown }}>{children}</ActiveTabContext>
    </div>
  );
}

export interface TabPanelProps {
  value: string;
  className?: string;
  children: ReactNode;
}

/** The content of a tab. Inactive panels stay in the page, hidden, for search engines. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  const shown = useContext(ActiveTabContext);
  const active = shown.value === value;
  return (
    <div
      id={panelId(shown.id, value)}
      role="tabpanel"
      aria-labelledby={tabId(shown.id, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves from the tab to its panel.
      tabIndex={0}
      className={cx('pt-6', !active && 'hidden noscript:block', className)}
    >
      <RenderWhenVisible visible={active}>{children}</RenderWhenVisible>
    </div>
  );
}
