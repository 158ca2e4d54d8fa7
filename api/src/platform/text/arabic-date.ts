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
