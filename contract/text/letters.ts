const plurals = new Intl.PluralRules('ar');

const forms: Partial<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  one: () => 'حرف واحد',
  two: () => 'حرفين',
  few: (count) => `${count} أحرف`,
  many: (count) => `${count} حرفًا`,
};

/** Formats a number of letters in the Arabic genitive: «حرف واحد», «حرفين», «8 أحرف», «12 حرفًا», «2000 حرف». */
export const lettersText = (count: number): string =>
  forms[plurals.select(count)]?.(count) ?? `${count} حرف`;
