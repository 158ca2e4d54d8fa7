/** An article inside a word: «عبدالرحمن», «نورالدين». */
const insideArticle = /(\p{L}{2,})(?=ال\p{L}{3,})/gu;
/** The first word of a name of two: «أبوبكر». */
const joinedFather = /(?<!\p{L})([اأ]بو)(?=\p{L}{3,})/gu;

/**
 * A name as its words would stand apart: «عبدالرحمن» is searched as «عبد الرحمن». Who is stored in one word is found all
 * the same, because a search finds its words inside of others.
 */
export const spacedName = (input: string): string =>
  input.replace(insideArticle, '$1 ').replace(joinedFather, '$1 ');
