const plurals = new Intl.PluralRules('ar');

const minutesText: Record<Intl.LDMLPluralRule, (count: number) => string> = {
  zero: () => 'دقيقة واحدة',
  one: () => 'دقيقة واحدة',
  two: () => 'دقيقتين',
  few: (count) => `${count} دقائق`,
  many: (count) => `${count} دقيقة`,
  other: (count) => `${count} دقيقة`,
};

/** «حاول مرة أخرى بعد 15 دقيقة.», rounded up to whole minutes. */
export function tryAgainText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `حاول مرة أخرى بعد ${minutesText[plurals.select(minutes)](minutes)}.`;
}
