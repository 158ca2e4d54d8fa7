import { z } from 'zod';
import { site as limits } from '../limits.ts';
import { type ChosenNouns, formNames, interfaceNouns } from '../text/interface-nouns.ts';

const form = z.string().max(limits.nounMaxLength);

/** The provider's nouns as they are being chosen; one that is absent is the default one. */
export const chosenNouns = z.partialRecord(
  z.enum(interfaceNouns),
  z.strictObject({
    feminine: z.boolean(),
    singular: form,
    dual: form,
    dual_oblique: form,
    plural: form,
    plural_subject: form,
    plural_object: form,
    accusative: form,
  }),
);

/** One word in Arabic letters, with vowel marks where they are wanted. */
const word = /^[\u0621-\u063A\u0641-\u064A][\u0621-\u063A\u0641-\u0652]+$/;
/** The same while it is being written. */
const wordInProgress = /^[\u0621-\u063A\u0641-\u0652]*$/;

const formsOf = (chosen: ChosenNouns) =>
  Object.values(chosen).flatMap((forms) => formNames.map((name) => forms?.[name] ?? ''));

/** Whether each form of the chosen nouns is one Arabic word, as texts need it. */
export const areNounsComplete = (chosen: ChosenNouns): boolean =>
  formsOf(chosen).every((one) => word.test(one));

/** Whether each form can still become such a word. */
export const areNounsPossible = (chosen: ChosenNouns): boolean =>
  formsOf(chosen).every((one) => wordInProgress.test(one));
