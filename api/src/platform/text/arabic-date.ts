const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as «3 مايو 2026», for notices and mails. */
export function arabicDate(date: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('ar-EG-u-nu-latn', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    });
    formats.set(timeZone, format);
  }
  return format.format(date);
}

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** A moment as «3 مايو 2026 في 7:40 م», for messages about what has just happened. */
export function arabicMoment(date: Date, timeZone: string): string {
  let format = momentFormats.get(timeZone);
  if (!format) {
    const options = { hour: 'numeric', minute: '2-digit', timeZone } as const;
    format = new Intl.DateTimeFormat('ar-EG-u-nu-latn', options);
    momentFormats.set(timeZone, format);
  }
  return `${arabicDate(date, timeZone)} في ${format.format(date)}`;
}
