import type { ImportColumn } from '@nibras/contract/people/imports/studio/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';

/** The words of a heading in their folded spelling, without «ال» and accents. */
const wordsOf = (heading: string): string[] =>
  foldArabic(heading.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const set = (text: string) => new Set(wordsOf(text));

/** Words of headings, in the languages of the programs and forms that write them. */
const words = {
  email: set(
    'بريد بريدك بريده ايميل ايميلك ايميلات إميل جيميل email emails mail mails gmail courriel mel correo eposta epost',
  ),
  phone: set(
    'هاتف هاتفك تليفون تلفون جوال جوالك موبايل موبايلك محمول نقال خلوي واتساب واتس whatsapp phone mobile cell cellphone tel telephone telefono telefon portable gsm',
  ),
  name: set('اسم اسمك أسماء name names nom noms nombre fullname firstname lastname surname prenom'),
  /** Who is listed: alone in a heading it stands for the name. */
  person: set(
    'طالب طالبة متدرب متدربة مشترك مشتركة مشارك مشاركة متعلم دارس عضو موظف عميل student trainee participant attendee learner member etudiant eleve stagiaire',
  ),
  first: set('أول شخصي first given firstname prenom'),
  middle: set('الأب أب والد ثاني أوسط الجد جد ثالث middle second'),
  last: set(
    'عائلة لقب لقبك كنية عائلي أخير نسب last family surname lastname famille apellido apellidos',
  ),
  whole: set(
    'كامل كاملا بالكامل ثلاثي رباعي ثنائي شهادة full fullname complet complete certificate display',
  ),
  /** What has names, addresses and numbers too: a heading with one of these is about something else. */
  other: set(
    'دورة كورس مدرسة جامعة كلية شركة جهة مؤسسة مدينة بنك منتج ملف مجموعة فصل مستخدم حساب ولي لولي والدة والده والدته مدرب معلم أستاذ course company school university organization organisation org city bank product file group class user username account parent guardian father mother teacher instructor event cours ecole societe ville manager phonetic nickname prefix suffix',
  ),
} as const;

/** What a heading says of its column. The heavier of two meanings counts. */
export interface Meaning {
  column: Exclude<ImportColumn, 'ignored'>;
  weight: number;
}

/** The weight of a heading that says that the whole name stands there. */
export const wholeName = 4;

/** What a heading says of its column; null for nothing. */
export function meaningOf(heading: string): Meaning | null {
  const own = wordsOf(heading);
  const has = (kind: keyof typeof words) => own.some((word) => words[kind].has(word));
  const isOther = has('other');
  const weight = isOther ? 1 : 2;
  if (has('email')) return { column: 'email', weight };
  if (has('phone')) return { column: 'phone', weight };
  if (isOther) return null;
  if (!has('name')) {
    if (own.length > 2) return null;
    if (has('last')) return { column: 'family-name', weight };
    return has('person') ? { column: 'name', weight } : null;
  }
  if (has('whole') || (has('first') && has('last'))) return { column: 'name', weight: wholeName };
  if (has('first')) return { column: 'first-name', weight };
  if (has('last')) return { column: 'family-name', weight };
  // The father's and grandfather's names stand between the two.
  return has('middle') ? { column: 'first-name', weight: 1 } : { column: 'name', weight };
}
