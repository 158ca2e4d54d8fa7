/** The letters that all forms of an Arabic word have in common, without vowels and doubling: «قلب» of «قلوبهم» is «قلبم». Like `bones` of the database. */
export const bonesOf = (word: string): string =>
  word.replace(/[اويهء]/g, '').replace(/(.)\1+/g, '$1');

const before = [
  '',
  'ب',
  'ك',
  'ل',
  'ف',
  'س',
  'ت',
  'ن',
  'م',
  'بل',
  'كل',
  'فل',
  'فب',
  'ست',
  'سن',
  'فت',
  'فس',
  'مت',
  'مست',
];
const behind = ['', 'ت', 'ن', 'ك', 'كم', 'م', 'تن', 'تك', 'تكم', 'تم', 'كن'];

/** Without the letters before a root: «تسجيل» and «يسجل» have «سجل» in common. */
const rootOf = (bones: string) => [bones, bones.replace(/^(?:مست|ست|مت|[تمن])(?=..)/, '')];

/** The bones that a form of a stem may have, to look words up by. */
export function boneKeys(stems: readonly string[]): string[] {
  const cores = new Set(stems.map(bonesOf).flatMap(rootOf));
  return [
    ...new Set(
      [...cores].flatMap((core) =>
        before.flatMap((start) => behind.map((end) => bonesOf(start + core + end))),
      ),
    ),
  ];
}

const sounds: readonly (readonly [letters: string, sound: string])[] = [
  ['gjqcszxجقغكگچشسصزخ589', 'k'],
  ['pبپ', 'b'],
  ['vفڤ', 'f'],
  ['dتطثدضذظ6', 't'],
  ['ر', 'r'],
  ['ل', 'l'],
  ['م', 'm'],
  ['ن', 'n'],
  // What one script writes and the other leaves out.
  ['aeiouywhاويهعحء37', ''],
];

const soundOfLetter = new Map(
  sounds.flatMap(([letters, sound]) => [...letters].map((letter) => [letter, sound] as const)),
);

/** What a folded word sounds like, roughly: the same for `python` and «بايثون». Like `sound` of the database. */
export const soundOf = (word: string): string =>
  [
    ...word
      .replace(/[ts]ion/g, 'kn')
      .replaceAll('ph', 'f')
      .replace(/tch|sh|ch|kh|dj|تش|دج|تز/g, 'k')
      .replace(/th|ght/g, 't'),
  ]
    .map((letter) => soundOfLetter.get(letter) ?? letter)
    .join('')
    .replace(/(.)\1+/g, '$1');

/** The sounds that a word of one may have with the endings of a plural. */
export const soundKeys = (stems: readonly string[]): string[] => [
  ...new Set(
    stems
      // «دج» is one sound or two: «نود جي اس».
      .flatMap((stem) => [soundOf(stem), soundOf(stem.replaceAll('دج', 'دهج'))])
      // The article of «الألغوريثم» is folded away in part; «برياكت».
      .flatMap((sound) => [sound, `l${sound}`, `b${sound}`])
      .flatMap((sound) => ['', 't', 'n', 'k'].map((end) => sound + end))
      .map((sound) => sound.replace(/(.)\1+/g, '$1')),
  ),
];
