/** The position of toasts: above the bottom bar of a phone, at the start edge of wider screens. */
export const toastAreaClass =
  'pointer-events-none fixed inset-x-0 bottom-bottom-bar z-toast flex flex-col items-center gap-2 p-4 sm:items-start sm:p-6';
