import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSlow } from '#ui/list/use-slow.ts';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { Spinner } from '#ui/ornament/spinner.tsx';
import { opensSearch } from './search-keys.ts';

type Dialog = ComponentType<{ onClose(): void }>;

/** Loaded with the first search: a first view does not include it. */
const loadDialog = async (): Promise<Dialog> =>
  (await import('#site/search/index.ts')).SearchDialog;

/**
 * Opens the search over everything, also by / and by Ctrl or ⌘ and K. A link, so that it leads to the page of the search
 * without scripts, and where the dialog does not load.
 */
export function SearchButton() {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const slow = useSlow(isOpen && !Dialog);

  const open = useCallback(() => {
    setIsOpen(true);
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setIsOpen(false);
        void navigate('/search');
      },
    );
  }, [navigate]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  function onClick(event: MouseEvent) {
    // In a new tab the link opens its page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }

  const preload = () => void loadDialog().catch(() => {});
  return (
    <>
      <Link
        to="/search"
        aria-keyshortcuts="/ Control+K"
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
        className="flex size-11 shrink-0 items-center justify-center rounded-md text-text-soft hover:bg-sunken hover:text-text xl:h-10 xl:w-auto xl:gap-2.5 xl:rounded-full xl:border xl:border-line-strong xl:bg-raised xl:ps-3.5 xl:pe-2"
      >
        {slow ? <Spinner size="sm" /> : <SearchIcon className="size-5.5 xl:size-4.5" />}
        <span className="text-sm max-xl:sr-only">ابحث</span>
        <span
          aria-hidden="true"
          className="rounded-xs border border-line bg-sunken px-1.5 text-xs text-text-faint max-xl:hidden"
        >
          /
        </span>
      </Link>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
