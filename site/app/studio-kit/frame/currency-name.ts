const names = new Intl.DisplayNames('ar', { type: 'currency' });

/** The Arabic name of a currency. */
export const currencyName = (code: string): string => names.of(code) ?? code;
