import { isNoun } from './nouns.ts';
import { isParticle } from './particles.ts';
import { arePlurals, groupsOf, isListed, type Plural, readPlural } from './plurals.ts';
import { type Reading, readingsOf } from './readings.ts';
import {
  type VerbReading,
  type VerbWords,
  verbReadings,
  verbsOf,
  verbsOfParticiple,
} from './tenses.ts';

/** A word with its hamzas, its ة and its shadda, and folded. */
export interface Word {
  spelled: string;
  folded: string;
}

/** A reading of a word as a noun, with what it may be the plural of. */
interface NounReading extends Reading {
  plural: Plural;
}

/** A reading of a word as a verb, with the words of that verb. */
interface ReadVerb extends VerbReading {
  verbs: VerbWords[];
}

/** A word with what it may be a form of. */
export interface ReadWord extends Word {
  nouns: NounReading[];
  verbs: ReadVerb[];
  /** The verbs of which it may be a participle. */
  participleOf: VerbWords[];
  isParticle: boolean;
  /** The nouns that it may be a form of, with their listed plurals. */
  lemmas: ReadonlySet<string>;
}

/** A longer word is no Arabic one. */
const longest = 20;

/** «ألعاب» has no article, although folding takes it for one. */
function withoutFold({ spelled, folded }: Word): string {
  const whole = `ال${folded}`;
  const isWord = /^[أإآ]ل/.test(spelled) || (spelled.startsWith('ال') && !isNoun(folded));
  return isWord && !folded.startsWith('ال') && isListed(whole) ? whole : folded;
}

function read({ spelled, folded: asFolded }: Word): ReadWord {
  const folded = withoutFold({ spelled, folded: asFolded });
  if (folded.length > longest || !/^[\u0621-\u064a]+$/.test(folded)) {
    const whole = { stem: folded, beginning: '', ending: '' };
    return {
      spelled,
      folded: asFolded,
      nouns: [{ ...whole, plural: readPlural(folded, spelled) }],
      verbs: [],
      participleOf: [],
      isParticle: false,
      lemmas: new Set([folded]),
    };
  }
  const nouns = readingsOf(folded).map((reading) => ({
    ...reading,
    plural: readPlural(reading.stem, spelledStem({ spelled, folded }, reading)),
  }));
  const verbs = verbReadings(folded, spelled).map((reading) => ({
    ...reading,
    verbs: verbsOf(reading),
  }));
  const stems = nouns
    .filter((reading) => isPossible({ spelled, folded }, reading))
    .map(({ stem }) => stem);
  const participleOf = [...new Set(stems)].flatMap(verbsOfParticiple);
  const lemmas = new Set([...stems, ...stems.flatMap((stem) => groupsOf(stem).flat())]);
  return {
    spelled,
    folded: asFolded,
    nouns,
    verbs,
    participleOf,
    // «فئة»
    isParticle: isParticle(folded) && !spelled.endsWith('ة'),
    lemmas,
  };
}

/** Words that were read lately, since a site has the same words in every search. */
const known = new Map<string, ReadWord>();
const knownAtMost = 20_000;

/** Reads what a word may be a form of. */
export function readWord({ spelled, folded }: Word): ReadWord {
  const key = `${spelled} ${folded}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= knownAtMost) known.clear();
  const word = read({ spelled, folded });
  known.set(key, word);
  return word;
}

/** What nouns differ by as adjectives do: «جديد» and «جديده»; «مكتب» and «مكتبه» are two things. */
function isAdjectivePair(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  // «بطيء» and «بطيئة»
  if (short.endsWith('يء') && long === `${short.slice(0, -1)}يه`) return true;
  if (long !== `${short}ه`) return false;
  if (/^....+ي$/.test(short)) return true;
  // «رقمي»; «نادي» is of another pattern.
  if (/^.[^ا].ي$/.test(short)) return isNoun(short) && isNoun(long);
  // «مقابلة» and «مجموعة» are no adjectives.
  return isNoun(short) && isNoun(long) && /^م.{4,}$/.test(short) && !/^م(?:.ا..|..و.)$/.test(short);
}

/** The spelling of the rest of a word, for what a fold has made equal. */
const spelledStem = (word: Word, { stem }: Reading) => {
  const spelled = word.spelled.replaceAll('\u0651', '');
  const at = word.folded.indexOf(stem);
  return spelled.length === word.folded.length && at >= 0
    ? spelled.slice(at, at + stem.length)
    : stem;
};

/** An ة is no «his», and the ى of a short name is no «my»: «زيادة», «ليلى». */
function isPossible({ spelled }: Word, { ending, stem }: Reading): boolean {
  if (ending === 'ه') return !spelled.endsWith('ة');
  // «نملأ»
  if (ending === 'ا') return !spelled.endsWith('أ');
  return ending !== 'ي' || !spelled.endsWith('ى') || stem.length > 3;
}

function sameNoun(one: ReadWord, other: ReadWord): boolean {
  return one.nouns.some(
    (reading) =>
      isPossible(one, reading) &&
      // In a query an alef behind three letters is no accusative: «دينا».
      !(reading.ending === 'ا' && reading.stem.length === 3) &&
      other.nouns.some((known) => {
        if (!isPossible(other, known)) return false;
        if (reading.stem === known.stem || isAdjectivePair(reading.stem, known.stem)) return true;
        return arePlurals(reading.plural, known.plural);
      }),
  );
}

const hasTense = (word: ReadWord, { presents, pasts }: VerbWords) =>
  word.verbs.some(
    ({ tense, stem, isNoun: mayBeNoun }) =>
      !mayBeNoun && (tense === 'present' ? presents : pasts).includes(stem),
  );

/** Whether a word is a noun of the verb that another one is of, or the same verb. */
const ofVerb = ({ verbs }: ReadWord, other: ReadWord): boolean =>
  verbs.some((reading) =>
    reading.verbs.some(
      (words) => words.nouns.some((noun) => other.lemmas.has(noun)) || hasTense(other, words),
    ),
  );

/** Whether a word is a participle of the verb that another one is of. Of its nouns a plural may be another thing: «علوم». */
const isParticipleOf = ({ participleOf }: ReadWord, other: ReadWord): boolean =>
  participleOf.some(
    (words) => other.nouns.some(({ stem }) => words.nouns.includes(stem)) || hasTense(other, words),
  );

/**
 * Whether two words are forms of one: with a particle, an ending or a pronoun, a plural, the verb of a noun
 * (docs/search.md#the-forms-of-a-word).
 */
export const isForm = (one: ReadWord, other: ReadWord): boolean =>
  sameNoun(one, other) ||
  ofVerb(one, other) ||
  ofVerb(other, one) ||
  isParticipleOf(one, other) ||
  isParticipleOf(other, one);
