/** «نوفمبر 2026» of `2026-11`. */
export const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('ar-EG-u-nu-latn', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
