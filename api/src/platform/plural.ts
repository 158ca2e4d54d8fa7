const plurals = new Intl.PluralRules('ar');

/** A noun in the forms that Arabic counts in; `few` (3 to 10) and `many` come after their number. */
interface Forms {
  /** Where it is never said of nothing: the form for one. */
  zero?: string;
  one: string;
  two: string;
  few: string;
  many: string;
}

/** «رسالة واحدة», «رسالتان», «3 رسائل», «11 رسالة»: a count with its noun, as Arabic says it. */
export function pluralise(count: number, { zero, one, two, few, many }: Forms): string {
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
