import { isNoun } from './nouns.ts';

/** Particles and pronouns of Arabic, folded: a closed class, which no other word is a form of. */
const list = `
  في من عن علي الي مع ان لان لكن عند لدي بين حتي منذ هنا هناك هذا هذه هذان هذين هاتان هاتين هولاء ذلك تلك اولئك الذي التي الذين اللذان اللتان اللواتي اللاتي
  ما لا لم لن قد اذا لو كي اي كل بعض غير سوي انا نحن انت انتم انتي هو هي هم هن هما او ثم بل هل كيف متي اين ماذا لماذا كم ليس ليست كان كانت يكون تكون
  الا اما كما مما عما فيما بما لما كلما خلال كلا كلتا كذلك ايضا فقط جدا انه`;

let particles: Set<string> | undefined;
const pronouns = ['هما', 'كما', 'ها', 'هم', 'هن', 'كم', 'كن', 'نا', 'ني', 'ه', 'ك', 'ي', 'ا'];
/** What a pronoun may stand behind: «عليها»; of «عنا» one letter is written once. */
const carriers = new Set(
  'في من عن علي الي مع ان لان لكن عند لدي بين كل بعض غير خلال ل ب ك'.split(' '),
);

const isParticleAlone = (word: string) => {
  particles ??= new Set(list.trim().split(/\s+/));
  return (
    particles.has(word) ||
    pronouns.some(
      (pronoun) => word.endsWith(pronoun) && carriers.has(word.slice(0, -pronoun.length)),
    )
  );
};

/**
 * Whether a folded word is a particle or a pronoun, alone, with one of them before it, or with a pronoun behind: «فيها», «وعنا», «فإنه».
 * «فلك» is a noun.
 */
export const isParticle = (word: string): boolean =>
  isParticleAlone(word) ||
  (!isNoun(word) &&
    ((/^[وفبكل]/.test(word) && isParticleAlone(word.slice(1))) ||
      (/^[وف][بكل]/.test(word) && isParticleAlone(word.slice(2)))));
