const words = /\p{L}[\p{L}\p{M}\p{N}+#._'-]*/gu;
const arabic = /\p{Script=Arabic}/u;

/** The share of Arabic words from which a text that begins with a Latin word counts as Arabic. */
const arabicShare = 1 / 5;

/**
 * The reading direction of a title, a message or a paragraph. A text that begins in Arabic is right to left, as with
 * `dir="auto"`; but so is «React أم Vue؟», where `dir="auto"` uses only the first letter and puts the question mark at
 * the wrong end. A text without letters follows the page.
 */
export function textDirection(text: string | null | undefined): 'rtl' | 'ltr' {
  const all = text?.match(words) ?? [];
  const [first = 'ا'] = all;
  if (arabic.test(first)) return 'rtl';
  const share = all.filter((word) => arabic.test(word)).length / all.length;
  return share >= arabicShare ? 'rtl' : 'ltr';
}
