/** The day of a paper as its template reads it: `{ year, month, day }`, for the metadata of the PDF. */
export const documentDate = (date: Date, timeZone: string): Record<string, number> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-u-nu-latn', { timeZone })
      .formatToParts(date)
      .filter(({ type }) => type !== 'literal')
      .map(({ type, value }) => [type, Number(value)]),
  );
