import { foldLetters } from '../text/letters.ts';

/** Nouns with plurals that no pattern below makes, or whose patterns would make another noun's. Folded. */
const listed =
  `طالب طلاب طلبه,عامل عمال,كاتب كتاب كتبه,كتاب كتب,شخص اشخاص,رجل رجال,امراه نساء,ايه ايات,يد ايد ايادي,زاويه زوايا,خليه خلايا,
  ولد اولاد,صديق اصدقاء,نبي انبياء,خليفه خلفاء,رسول رسل,حديث احاديث,وزير وزراء,طلب طلبات,جزء اجزاء,شيء اشياء,فم افواه,عين عيون اعين,
  ماء مياه,لغه لغات,سوره سور,صوره صور,سؤال اسيله,راكب ركاب,زائر زوار`
    .split(',')
    .map((list) => new Set(list.trim().split(' ').map(foldLetters)));
const setOf = new Map(listed.flatMap((set) => [...set].map((word) => [word, set] as const)));

/** What a noun may be the dual, the sound plural or the accusative of. */
function singularsOf(noun: string): string[] {
  const bare = noun.replace(/^ال(?=.{2})/u, '');
  const ends: readonly (readonly [ending: string, before: string])[] = [
    ['تان', 'ه'],
    ['تين', 'ه'],
    ['ات', 'ه'],
    ['ات', ''],
    ['ان', ''],
    ['ين', ''],
    ['ون', ''],
    ['ا', ''],
  ];
  return [
    bare,
    ...ends
      .filter(([ending]) => bare.endsWith(ending) && bare.length - ending.length > 1)
      .map(([ending, before]) => bare.slice(0, -ending.length) + before),
  ];
}

/** The broken plurals that the patterns of Arabic allow to a noun: «ضلع» has «أضلاع» and «ضلوع», «ملعقة» has «ملاعق». */
function brokenPluralsOf(noun: string): string[] {
  const isFeminine = noun.endsWith('ه');
  const stem = isFeminine ? noun.slice(0, -1) : noun;
  const [a = '', b = '', c = '', d = '', e = ''] = stem;
  switch (stem.length) {
    case 2:
      return [`ا${a}${b}ا${b}`, `${a}${b}و${b}`, `${a}${b}ا${b}`];
    case 3:
      if (isFeminine) return [stem, `${a}${b}ا${c}`];
      if (b === 'ا') return [`ا${a}وا${c}`, `ا${a}يا${c}`];
      return [`ا${a}${b}ا${c}`, `${a}${b}و${c}`, `ا${a}${b}${c}`, `${a}${b}ا${c}`];
    case 4:
      if (b === 'ا') return [`${a}وا${c}${d}`];
      if (/[اوي]/.test(c)) return [`${a}${b}${d}`, `ا${a}${b}${d}ه`, `${a}${b}اي${d}`];
      return [`${a}${b}ا${c}${d}`];
    case 5:
      if (b === 'ا') return [`${a}وا${c}ي${e}`];
      return /[اوي]/.test(d) ? [`${a}${b}ا${c}ي${e}`] : [];
    default:
      return [];
  }
}

/** The letters of a noun whose broken plural this may be: two plurals of one noun meet in it, «أحرف» and «حروف». */
const rootsOf = (noun: string): string[] =>
  [/^ا(.)(.)ا?(.)$/u, /^(.)(.)[وا](.)$/u].flatMap((pattern) => {
    const found = pattern.exec(noun);
    return found ? [found.slice(1).join('')] : [];
  });

const formsOf = (noun: string): Set<string> => {
  const singulars = singularsOf(noun);
  const all = [...singulars, ...singulars.flatMap(rootsOf)];
  return new Set(all.flatMap((one) => [one, ...brokenPluralsOf(one)]));
};

/**
 * Whether two nouns are one in different number or case: «أضلاع», «ضلعان» and «ضلعًا». By patterns, so only for nouns that are
 * counted beside a number, where a word that nobody writes does no harm.
 */
export function sameNoun(one: string, other: string): boolean {
  const [first, second] = [foldLetters(one), foldLetters(other)];
  const sets = [first, second].map((noun) =>
    singularsOf(noun)
      .map((singular) => setOf.get(singular))
      .find((set) => set !== undefined),
  );
  if (sets.some((set) => set !== undefined)) return sets[0] === sets[1];
  const forms = formsOf(first);
  const singulars = singularsOf(first);
  const others = formsOf(second);
  return (
    singularsOf(second).some((noun) => forms.has(noun)) ||
    singulars.some((noun) => others.has(noun))
  );
}
