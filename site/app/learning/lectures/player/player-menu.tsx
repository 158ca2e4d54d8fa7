import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PlayerButton } from './player-button.tsx';
import { ChosenIcon, GoesBackIcon, OpensIcon } from './player-icons.ts';

interface PlayerMenuProps {
  label: string;
  icon: ReactNode;
  tip?: string;
  isOpen: boolean;
  onOpenChange(open: boolean): void;
  /** The name of the page of the menu, whose first row gets the focus when it changes. */
  page?: string;
  /** Goes to the first page of the menu; absent on that. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

const rowsIn = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** Above its button; over the lower part of the screen where the window is narrow. */
function placeOf(button: HTMLElement): CSSProperties {
  const narrow = window.innerWidth < 640;
  if (narrow) return { left: 8, right: 8, bottom: 8, width: 'auto', maxHeight: '75dvh' };
  const { top, right } = button.getBoundingClientRect();
  return {
    right: Math.max(8, window.innerWidth - right),
    bottom: Math.max(8, window.innerHeight - top + 8),
    maxHeight: Math.max(180, top - 16),
  };
}

/**
 * A button with a menu, in the player itself: what is in the rest of the page is not seen in full screen. It is a popover
 * of the browser where there are popovers, so that nothing covers it.
 */
export function PlayerMenu(props: PlayerMenuProps) {
  const { label, icon, tip, isOpen, onOpenChange, page = '', onBack, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});

  useLayoutEffect(() => {
    if (!isOpen || !button.current) return;
    setPlace(placeOf(button.current));
    panel.current?.showPopover?.();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
  useEffect(() => {
    if (!isOpen) return;
    const rows = rowsIn(panel.current);
    const chosen = rows.find((row) => row.getAttribute('aria-checked') === 'true');
    const radios = chosen?.getAttribute('role') === 'menuitemradio' ? chosen : undefined;
    (radios ?? rows[0])?.focus({ preventScroll: true });
    radios?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, page]);

  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !button.current?.contains(target)) close();
    };
    const onMove = () => button.current && setPlace(placeOf(button.current));
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('scroll', onMove);
    window.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [isOpen]);

  const wasOpen = useRef(false);
  useEffect(() => {
    // The row that had the focus is gone.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  function leave() {
    onOpenChange(false);
    button.current?.focus({ preventScroll: true });
  }
  function handleKey(event: KeyboardEvent) {
    const rows = rowsIn(panel.current);
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = {
      ArrowDown: (at + 1) % rows.length,
      ArrowUp: (at - 1 + rows.length) % rows.length,
      Home: 0,
      End: rows.length - 1,
    };
    const next = to[event.key];
    if (event.key === 'Tab') return leave();
    if (event.key === 'Escape' || (event.key === 'ArrowRight' && onBack)) {
      event.preventDefault();
      event.stopPropagation();
      if (onBack) onBack();
      else leave();
    } else if (event.key === 'ArrowLeft') {
      const row = rows[at];
      if (row?.getAttribute('aria-haspopup') !== 'menu') return;
      event.preventDefault();
      row.click();
    } else if (next !== undefined) {
      event.preventDefault();
      rows[next]?.focus();
    }
  }

  return (
    <>
      <PlayerButton
        ref={button}
        label={label}
        icon={icon}
        {...(tip ? { tip } : {})}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpenChange(true);
        }}
      />
      {isOpen && (
        <div
          ref={panel}
          popover="manual"
          role="menu"
          aria-label={label}
          dir="rtl"
          className="player-menu"
          style={place}
          onKeyDown={handleKey}
        >
          {children}
        </div>
      )}
    </>
  );
}

interface RowProps {
  children: ReactNode;
  icon?: ReactNode;
  onPress(): void;
}

/** A row that opens a page of the menu. */
export function PageRow({ children, icon, hint, onPress }: RowProps & { hint: string }) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-haspopup="menu"
      className="player-menu-row"
      onClick={onPress}
    >
      {icon}
      <span className="player-menu-words">{children}</span>
      <bdi className="player-menu-hint">{hint}</bdi>
      <OpensIcon />
    </button>
  );
}

/** The row that leads back, which is the heading of its page. */
export function BackRow({ children, onPress }: RowProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-label={`ارجع من «${children}»`}
      className="player-menu-row player-menu-back"
      onClick={onPress}
    >
      <GoesBackIcon />
      <span className="player-menu-words">{children}</span>
    </button>
  );
}

/** A row that does something and closes the menu. */
export function ActionRow({ children, icon, onPress }: RowProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="player-menu-row"
      onClick={onPress}
    >
      {icon}
      <span className="player-menu-words">{children}</span>
    </button>
  );
}

/** One of several choices. */
export function ChoiceRow({ children, isChosen, onPress }: RowProps & { isChosen: boolean }) {
  return (
    <button
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      aria-checked={isChosen}
      className="player-menu-row"
      onClick={onPress}
    >
      <ChosenIcon className="player-menu-check" />
      <span className="player-menu-words">{children}</span>
    </button>
  );
}

/** A choice that is on or off. */
export function SwitchRow({ children, icon, isOn, onPress }: RowProps & { isOn: boolean }) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={isOn}
      className="player-menu-row"
      onClick={onPress}
    >
      {icon}
      <span className="player-menu-words">{children}</span>
      <ChosenIcon className="player-menu-check" />
    </button>
  );
}
