/** The position of toasts: above the bars at the bottom edge (bottom-bar.ts), at the start edge of wider screens. */
export const toastAreaClass =
  'pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+var(--bar-above,0px))] z-toast flex flex-col items-center gap-2 p-4 sm:items-start sm:p-6';
