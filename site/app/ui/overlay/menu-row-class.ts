/** A row of a menu: a link or button as wide as the panel. */
export const menuRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-start text-text no-underline ' +
  'transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current=page]:bg-link-soft ' +
  'aria-[current=page]:text-link [&>svg]:size-5 [&>svg]:text-text-faint';
