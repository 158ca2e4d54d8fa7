/** The round send button, the only accented element of the screen. */
export const sendButtonClass =
  'grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent ' +
  'transition-colors hover:bg-accent-strong disabled:bg-line disabled:text-text-faint';
