import { foldLetters } from '../text/letters.ts';

const particles = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ك'];
const pronouns = ['هما', 'ها', 'هم', 'هن', 'ه', 'نا', 'كم', 'ك', 'ي'];

const cut = (word: string, size: number) => (word.length - size >= 2 ? [size] : []);

const withoutParticles = (word: string) =>
  particles
    .filter((particle) => word.startsWith(particle))
    .flatMap((particle) => cut(word, particle.length).map((size) => word.slice(size)));

/** Before a pronoun ة is ت and ى is ا: «عاصمتها» is of «عاصمة», «مثناه» of «مثنى». */
const withoutPronouns = (word: string) =>
  pronouns
    .filter((pronoun) => word.endsWith(pronoun))
    .flatMap((pronoun) => cut(word, pronoun.length).map((size) => word.slice(0, -size)))
    .flatMap((stem) => {
      if (stem.endsWith('ت')) return [stem, `${stem.slice(0, -1)}ه`];
      return stem.endsWith('ا') ? [stem, `${stem.slice(0, -1)}ي`] : [stem];
    });

/** A present in another person: «نبرد» and «يبرد». */
const withoutPerson = (word: string) => (/^[يتنا].{3}/u.test(word) ? [`~${word.slice(1)}`] : []);

/**
 * The forms in which a word of a question may come back around an answer: without particles and pronouns, an accusative's
 * alif, the ending of a dual or plural, the future or the person of a verb. They are wide, since only words beside the answer are looked up by them.
 * @param word folded or not
 */
export function wordForms(word: string): ReadonlySet<string> {
  const folded = foldLetters(word);
  const bases = [folded, ...withoutParticles(folded)];
  const accusatives = bases.filter((base) => /.{3}ا$/u.test(base)).map((base) => base.slice(0, -1));
  const future = /^س[يتنا].{3}/u.test(folded) ? [folded.slice(1)] : [];
  const plurals = bases
    .filter((base) => /.{3}[ويا]ن$/u.test(base))
    .map((base) => base.slice(0, -2));
  const all = [...bases, ...accusatives, ...future, ...plurals];
  return new Set([...all, ...all.flatMap(withoutPronouns), ...all.flatMap(withoutPerson)]);
}
