/** Classes of a reading tool: with a label on a phone, the icon alone in the toolbar of a wide screen. */
export const toolClass =
  'relative inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2.5 text-sm ' +
  'font-medium text-text-soft transition-colors hover:bg-sunken hover:text-text ' +
  'disabled:text-text-faint disabled:opacity-55 disabled:hover:bg-transparent [&>svg]:size-5.5';
