import { type Noun, nouns } from './nouns.ts';
import { rareNouns } from './rare-nouns.ts';
import type { InterfaceNoun, WordingTable } from './wording.ts';

/** The forms of a noun that texts need. Those of the plural are the same except for people («معلّمون») and broken plurals. */
export interface NounForms {
  feminine: boolean;
  singular: string;
  dual: string;
  /** After a preposition, as an object, and as the second part of a construct: «دورتين». */
  dual_oblique: string;
  /** After a number, a preposition and as an object: «دورات», «متدرّبين». */
  plural: string;
  /** As a subject: «متدرّبون». */
  plural_subject: string;
  /** As an indefinite object: «دروسًا». */
  plural_object: string;
  /** One thing as an indefinite object, and after 11 to 99: «درسًا». */
  accusative: string;
}
export type FormName = Exclude<keyof NounForms, 'feminine'>;

const stemOf = (singular: string) => singular.replace(/ة$/, 'ت');

/** «درسًا», «مبتدأً», «لقاءً»; a noun with ة or ى stays as it is. */
const accusativeOf = (singular: string) => {
  if (/[ةى]$/.test(singular)) return singular;
  return /(?:اء|أ)$/.test(singular) ? `${singular}ً` : `${singular}ًا`;
};

/**
 * The forms of a noun by the rules of regular ones: a proposal where only its singular is known. A noun with ة is feminine.
 * @param human whether it names people: «مدرّبون» rather than «مدرّبات»
 * @param known forms that are known, such as a broken plural
 */
export function proposeForms(
  singular: string,
  { human = false, ...known }: Partial<NounForms> & { human?: boolean } = {},
): NounForms {
  const feminine = known.feminine ?? singular.endsWith('ة');
  const stem = stemOf(singular).replace(/ى$/, 'ي');
  const isSoundMasculine = human && !feminine && known.plural === undefined;
  const plural = isSoundMasculine
    ? `${stem}ين`
    : `${stem.replace(/ت$/, singular.endsWith('ة') ? '' : 'ت')}ات`;
  return {
    feminine,
    singular,
    dual: `${stem}ان`,
    dual_oblique: `${stem}ين`,
    plural,
    plural_subject: isSoundMasculine ? `${stem}ون` : (known.plural ?? plural),
    plural_object: known.plural ?? plural,
    accusative: accusativeOf(singular),
    ...known,
  };
}

const thing = (singular: string, plural?: string, known: Partial<NounForms> = {}) =>
  proposeForms(singular, { ...(plural !== undefined && { plural }), ...known });
const person = (singular: string, plural?: string, known: Partial<NounForms> = {}) =>
  proposeForms(singular, { human: true, ...(plural !== undefined && { plural }), ...known });

/** The nouns that a provider can choose without filling in their forms; the first of each is the default. */
export const nounChoices: Record<InterfaceNoun, readonly [NounForms, ...NounForms[]]> = {
  course: [
    thing('كورس'),
    thing('دورة'),
    thing('مساق'),
    thing('مقرر'),
    thing('برنامج', 'برامج'),
    thing('مادة', 'مواد'),
  ],
  lecture: [
    thing('محاضرة'),
    thing('درس', 'دروس', { plural_object: 'دروسًا' }),
    thing('حصة', 'حصص', { plural_object: 'حصصًا' }),
    thing('حلقة'),
    thing('لقاء', 'لقاءات'),
  ],
  chapter: [
    thing('فصل', 'فصول', { plural_object: 'فصولًا' }),
    thing('وحدة', 'وحدات'),
    thing('باب', 'أبواب', { plural_object: 'أبوابًا' }),
    thing('محور', 'محاور'),
  ],
  student: [
    person('طالب', 'طلاب', { plural_object: 'طلابًا' }),
    person('متدرّب'),
    person('متعلّم'),
    person('دارس'),
    person('طالبة'),
    person('متدرّبة'),
  ],
  teacher: [
    person('معلّم'),
    person('مدرّب'),
    person('مدرّس'),
    person('أستاذ', 'أساتذة'),
    person('محاضر'),
    person('معلّمة'),
    person('مدرّبة'),
  ],
  quiz: [thing('اختبار'), thing('امتحان'), thing('كويز')],
  exercise: [thing('تمرين', 'تمارين'), thing('تدريب'), thing('تطبيق'), thing('مهمة', 'مهام')],
  certificate: [thing('شهادة'), thing('وثيقة', 'وثائق'), thing('إفادة'), thing('إجازة')],
  article: [thing('مقال'), thing('مقالة'), thing('تدوينة'), thing('موضوع', 'موضوعات')],
  service: [thing('خدمة'), thing('استشارة'), thing('حل', 'حلول', { plural_object: 'حلولًا' })],
  project: [
    thing('مشروع', 'مشاريع'),
    thing('عمل', 'أعمال', { plural_object: 'أعمالًا' }),
    thing('نموذج', 'نماذج'),
  ],
  review: [thing('تقييم'), thing('مراجعة'), thing('رأي', 'آراء'), thing('انطباع')],
};

export const interfaceNouns = Object.keys(nounChoices) as InterfaceNoun[];

/** The nouns that name people. */
export const isHuman = (noun: InterfaceNoun): boolean => noun === 'student' || noun === 'teacher';

/** Other spellings and plurals in which texts of the interface contain a default noun. */
const variants: { [Noun in InterfaceNoun]?: Record<string, FormName> } = {
  student: { طلبة: 'plural' },
  teacher: { معلم: 'singular', معلمين: 'plural', معلمون: 'plural_subject' },
  project: { مشروعات: 'plural' },
};

/** A plural with ون or ين loses its last letter before another noun or a pronoun: «معلّمو المنصة», «متدرّبيك». */
const constructOf = (plural: string, { plural_subject }: NounForms): string =>
  plural_subject.endsWith('ون') && /[وي]ن$/.test(plural) ? plural.slice(0, -1) : plural;

/** The default form and its mark, and what takes its place. */
function formsOf(from: NounForms, to: NounForms): Record<string, string> {
  const subject = constructOf(to.plural_subject, to);
  const oblique = constructOf(to.plural, to);
  const forms: Record<string, string> = {
    // Before the plural, which looks the same in «معلّمين» and is what texts name.
    [from.dual]: to.dual,
    [from.dual_oblique]: to.dual_oblique,
    [from.singular]: to.singular,
    [`${from.singular}{ًا}`]: to.accusative,
    [`${stemOf(from.singular)}+`]: stemOf(to.singular),
    [from.plural]: to.plural,
    [`${from.plural}{ون}`]: to.plural_subject,
    [`${from.plural}{و}`]: subject,
    [`${from.plural}{ي}`]: oblique,
    [`${from.plural}{ًا}`]: to.plural_object,
    [`${constructOf(from.plural, from)}+`]: oblique,
    [`${constructOf(from.plural, from)}+{و}`]: subject,
  };
  if (from.accusative !== from.singular) forms[from.accusative] = to.accusative;
  if (from.plural_object !== from.plural) forms[from.plural_object] = to.plural_object;
  if (from.plural_subject !== from.plural) {
    forms[from.plural_subject] = to.plural_subject;
    forms[constructOf(from.plural_subject, from)] = subject;
    forms[`${constructOf(from.plural_subject, from)}+`] = subject;
    forms[constructOf(from.plural, from)] = oblique;
  }
  return forms;
}

export type ChosenNouns = { [Noun in InterfaceNoun]?: NounForms | undefined };

/** The table by which texts are worded, from the provider's nouns; null where all are the default ones. */
export function wordingTable(chosen: ChosenNouns): WordingTable | null {
  const table: WordingTable = {};
  for (const noun of interfaceNouns) {
    const to = chosen[noun];
    const [from] = nounChoices[noun];
    if (!to || JSON.stringify(formsInOrder(to)) === JSON.stringify(formsInOrder(from))) continue;
    const forms = formsOf(from, to);
    for (const [variant, form] of Object.entries(variants[noun] ?? {})) forms[variant] = to[form];
    table[noun] = { ...(to.feminine !== from.feminine && { flipped: true as const }), forms };
  }
  return Object.keys(table).length > 0 ? table : null;
}

export const formNames = [
  'singular',
  'dual',
  'dual_oblique',
  'plural',
  'plural_subject',
  'plural_object',
  'accusative',
] as const satisfies readonly FormName[];

const formsInOrder = (forms: NounForms) => [
  forms.feminine,
  ...formNames.map((name) => forms[name]),
];

/** The words of a noun by which a reader tells it from another one. */
const namesOf = ({ singular, plural }: Pick<NounForms, 'singular' | 'plural'>) => [
  singular,
  plural,
];

const counted: Record<string, Noun> = { ...nouns, ...rareNouns };

/**
 * The first noun of the provider that is also the name of another thing of the interface, changed or not; null where each
 * has its own. Readers could not tell a course from a bundle that is called the same.
 */
export function sharedName(chosen: ChosenNouns): { noun: InterfaceNoun; word: string } | null {
  const taken = new Map<string, string>();
  // A test of an exercise and a quiz have one name in Arabic.
  const own = new Set(interfaceNouns.map((noun) => nounChoices[noun][0].singular));
  for (const [name, noun] of Object.entries(counted))
    if (!own.has(noun.singular)) for (const word of namesOf(noun)) taken.set(word, name);
  for (const noun of interfaceNouns)
    if (!chosen[noun]) for (const word of namesOf(nounChoices[noun][0])) taken.set(word, noun);
  for (const noun of interfaceNouns) {
    const forms = chosen[noun];
    if (!forms) continue;
    const word = namesOf(forms).find((one) => (taken.get(one) ?? noun) !== noun);
    if (word !== undefined) return { noun, word };
    for (const one of namesOf(forms)) taken.set(one, noun);
  }
  return null;
}
