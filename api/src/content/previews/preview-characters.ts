/** Greek letters without accents, as a part of a regular expression's class. */
export const greek = '\\u0391-\\u03a1\\u03a3-\\u03a9\\u03b1-\\u03c9';

/** Mathematical signs: sets of numbers, arrows, operators, brackets. */
const signs =
  '\\u2102\\u2115\\u211a\\u211d\\u2124\\u2190-\\u21ff\\u2200-\\u22ff\\u2308-\\u230b\\u27e8\\u27e9';

/** Superscripts and subscripts, which are drawn as smaller letters of the first font. */
const superscripts = '\\u2070\\u2071\\u2074-\\u207f';
const subscripts = '\\u2080-\\u208e';

export const mathematics = superscripts + subscripts + signs;
export const superscriptRun = new RegExp(`[${superscripts}]+`, 'gu');
export const subscriptRun = new RegExp(`[${subscripts}]+`, 'gu');

/** What the site's own font has. */
const readexPro =
  ' -~\\u00a0-\\u0131\\u0134-\\u0148\\u014a-\\u017e\\u060c\\u061b\\u061f\\u0621-\\u063a\\u0640-\\u0656\\u0660-\\u0671\\u06a1\\u06a4\\u06ba\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2033\\u2039\\u203a\\u2044\\u20ac\\u2122';

/** The characters that the second font is cut to. */
export const secondFont = new RegExp(`[${greek}${signs}]`, 'u');

/** All other characters, such as emoji. They would be drawn as boxes with a number. */
export const undrawable = new RegExp(`[^${readexPro}${greek}${mathematics}]+`, 'gu');
