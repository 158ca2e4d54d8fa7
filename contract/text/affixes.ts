/**
 * The beginnings and endings of folded Arabic words, as patterns for JavaScript and PostgreSQL alike. They may accept what
 * nobody writes: only what is another word does harm.
 */
const pronoun = '(?:ها|هما|هم|هن|ه|كما|كم|ك|نا|ي)';

/** Before a noun; most of ال is removed by folding. */
export const nounBeginning = '[وف]?(?:بال|كال|لل|ال|[بكل])?';
/** Of two letters: «وحل» and «كحل» are other words than «حل». */
const shortNounBeginning = '(?:[وف]?(?:بال|كال|لل|ال)|[بل])?';
const presentBeginning = '[وف]?[سل]?[يتنا]';

const verbEnding = '(?:ون|ين|ان|وا|ها|هم|هن|ه|نا|ك|كم)?';
const pastEnding = '(?:ت|نا|وا|تم|ها|هم|ه)?';

const notHis = '(?:ها|هما|هم|هن|كما|كم|ك|نا)';

function nounEnding(word: string, isListed: boolean): string {
  if (word.length < 3) return '(?:ا|ه|ها|هم|هن|نا|كم|ك)?';
  // «شرطة» and «عينات» are not of «شرط» and «عين»; «رقمي» is digital and not "my number".
  if (word.length === 3) return isListed ? `(?:ا|${notHis}|ين|ان)?` : '(?:ا|ها|هم|هن|نا|كم)?';
  // «مبرمجو» and «مبرمجي» are the programmers of something; «بيانو» is not of «بيان».
  const ofSomething = word.startsWith('م') ? 'و|ي|' : isListed ? 'ي|' : '';
  return `(?:${ofSomething}ا|ه|${notHis}|ات${pronoun}?|ون|ين|ان|تين|تان)?`;
}

/** The noun with its endings, without beginnings. */
function withEndings(word: string, isListed: boolean): string {
  const begin = word.slice(0, -1);
  if (word.length > 2 && word.endsWith('ه')) {
    return `${begin}(?:ه${nounEnding(word, true)}|ت${pronoun}|تين|تان|ات${pronoun}?)`;
  }
  if (word.endsWith('ء')) return `${begin}(?:ء${nounEnding(word, isListed)}|[يو]${pronoun})`;
  // «مستواها», which is written with an ى; of a guess it is not known.
  if (isListed && word.length > 2 && word.endsWith('ي')) {
    return `${begin}(?:ي${nounEnding(word, true)}|ا${pronoun})`;
  }
  return word + nounEnding(word, isListed);
}

/** The pattern of a noun's forms. A listed one is known to be a word; of others less is assumed. */
export const nounForms = (word: string, isListed: boolean): string =>
  (word.length < 3 ? shortNounBeginning : nounBeginning) + withEndings(word, isListed);

/** The pattern of a present's forms; `stem` is without its first letter. */
export const presentForms = (stem: string): string => presentBeginning + stem + verbEnding;

export const pastForms = (past: string): string => `[وف]?${past}${pastEnding}`;

/** What all forms of a noun have in common. */
export const coreOf = (noun: string, isListed: boolean): string =>
  (isListed ? /[هيء]$/ : /[هء]$/).test(noun) ? noun.slice(0, -1) : noun;
