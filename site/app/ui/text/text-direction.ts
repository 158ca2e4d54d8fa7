const words = /\p{L}[\p{L}\p{M}\p{N}+#._'-]*/gu;
const arabic = /\p{Script=Arabic}/u;

/** From this share of its words on, what begins with a Latin name is an Arabic sentence. */
const arabicShare = 1 / 5;

/**
 * The direction that a title, a message or a paragraph is read in. A text that begins in Arabic runs right to left, as
 * `dir="auto"` has it; but so does «React أم Vue؟», where a browser looks at the first letter alone and sends the
 * question mark to the wrong end. What has no letters at all runs with the page.
 */
export function textDirection(text: string | null | undefined): 'rtl' | 'ltr' {
  const all = text?.match(words) ?? [];
  const [first = 'ا'] = all;
  if (arabic.test(first)) return 'rtl';
  const share = all.filter((word) => arabic.test(word)).length / all.length;
  return share >= arabicShare ? 'rtl' : 'ltr';
}
