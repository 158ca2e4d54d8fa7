const plurals = new Intl.PluralRules('ar');

/** A noun in Arabic's plural forms; `few` (3 to 10) and `many` follow their number. */
interface Forms {
  /** Defaults to `one`, for nouns that are never shown with 0. */
  zero?: string;
  one: string;
  two: string;
  few: string;
  many: string;
}

/** Formats a count with its noun in Arabic: «رسالة واحدة», «رسالتان», «3 رسائل», «11 رسالة». */
export function countLabel(count: number, { zero, one, two, few, many }: Forms): string {
  const texts: Record<Intl.LDMLPluralRule, string> = {
    zero: zero ?? one,
    one,
    two,
    few: `${count} ${few}`,
    many: `${count} ${many}`,
    other: `${count} ${many}`,
  };
  return texts[plurals.select(count)];
}
