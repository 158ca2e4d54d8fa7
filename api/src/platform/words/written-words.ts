import { foldArabic } from '@nibras/contract/text/fold.ts';
import type { Word } from './forms.ts';

const marks =
  /[\u0610-\u061a\u064b-\u0650\u0652-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const dotInWord = /([a-z0-9])[.](?=[a-z0-9])/g;
const notWord =
  /[^a-z0-9+#\u0651\u0660-\u0669\u06f0-\u06f9\u0621-\u064a\u0671-\u06d3\u00df-\u024f]+/;
const shadda = '\u0651';
const withShadda = /^[\u0621-\u064a]{2}\u0651[\u0621-\u064a]$/;

/** The words of a text as they are written, each with its folded form. Like `written_words` of the database. */
export const writtenWords = (text: string): Word[] =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(marks, '')
    .replace(dotInWord, '$1')
    .split(notWord)
    .map((word) => (withShadda.test(word) ? word : word.replaceAll(shadda, '')))
    .flatMap((spelled) => {
      const folded = foldArabic(spelled);
      return folded === '' || folded.includes(' ') ? [] : [{ spelled, folded }];
    });
