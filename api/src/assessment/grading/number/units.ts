import { withoutEnds } from '@nibras/contract/text/ends.ts';
import { foldLetters, plainSigns } from '../text/letters.ts';

/** Names of one unit: its symbols, its singular, plural and accusative. What the names of two lists share is in neither. */
const units: readonly (readonly string[])[] = [
  ['م', 'm', 'متر', 'مترا', 'امتار', 'متران', 'مترين', 'meter', 'meters', 'metre', 'metres'],
  ['سم', 'cm', 'سنتيمتر', 'سنتيمترا', 'سنتيمترات', 'سنتمتر', 'سنتمترات', 'سانتيمتر', 'سنتي'],
  ['مم', 'mm', 'مليمتر', 'مليمترا', 'مليمترات', 'ملليمتر', 'ملليمترات', 'ميليمتر'],
  ['كم', 'km', 'كيلومتر', 'كيلومترا', 'كيلومترات', 'كيلو متر', 'كيلو مترا'],
  ['جم', 'غ', 'غم', 'g', 'gm', 'جرام', 'جراما', 'جرامات', 'غرام', 'غراما', 'غرامات'],
  [
    'كجم',
    'كغ',
    'كغم',
    'kg',
    'كيلوجرام',
    'كيلوجراما',
    'كيلوجرامات',
    'كيلوغرام',
    'كيلوغراما',
    'كيلوغرامات',
    'كيلو جرام',
    'كيلو غرام',
  ],
  ['ث', 's', 'sec', 'ثانيه', 'ثوان', 'ثواني', 'second', 'seconds'],
  [
    'مث',
    'ms',
    'ملي ثانيه',
    'مللي ثانيه',
    'ميلي ثانيه',
    'ميلي ثواني',
    'millisecond',
    'milliseconds',
  ],
  ['د', 'min', 'دقيقه', 'دقايق', 'minute', 'minutes'],
  ['س', 'h', 'hr', 'ساعه', 'ساعات', 'hour', 'hours'],
  ['يوم', 'يوما', 'ايام', 'day', 'days'],
  ['بت', 'بتا', 'بتات', 'bit', 'bits'],
  ['بايت', 'بايتا', 'بايتات', 'byte', 'bytes'],
  ['كيلوبايت', 'كيلو بايت', 'kb', 'kilobyte', 'kilobytes'],
  ['ميجابايت', 'ميجا بايت', 'ميغابايت', 'ميغا بايت', 'mb', 'megabyte', 'megabytes'],
  ['جيجابايت', 'جيجا بايت', 'غيغابايت', 'جيغابايت', 'gb', 'gigabyte', 'gigabytes'],
  ['بكسل', 'بكسلا', 'بكسلات', 'بيكسل', 'بيكسلا', 'بيكسلات', 'px', 'pixel', 'pixels'],
  ['%', 'بالميه', 'بالمايه', 'في الميه', 'في المايه', 'percent', 'per cent'],
  ['°', 'درجه', 'درجات', 'degree', 'degrees'],
  ['°c', 'درجه ميويه', 'درجات ميويه', 'ميويه', 'ْم'],
  ['هرتز', 'هيرتز', 'hz', 'hertz'],
  ['جنيه', 'جنيها', 'جنيهات', 'ج.م', 'egp'],
  ['ريال', 'ريالا', 'ريالات', 'sar'],
  ['دولار', 'دولارا', 'دولارات', '$', 'usd', 'dollar', 'dollars'],
];

/** Two of a unit in one word: «ساعتان». */
const doubles: Record<string, string> = {
  متران: 'متر',
  مترين: 'متر',
  ثانيتان: 'ثانيه',
  ثانيتين: 'ثانيه',
  دقيقتان: 'دقيقه',
  دقيقتين: 'دقيقه',
  ساعتان: 'ساعه',
  ساعتين: 'ساعه',
  يومان: 'يوم',
  يومين: 'يوم',
};

const plain = (name: string) =>
  withoutEnds(foldLetters(plainSigns(name)).replace(/\s+/g, ' '), /[\s.]/);

/** The unit of which the text says that there are two; null for none. */
export const doubledUnit = (text: string): string | null => doubles[plain(text)] ?? null;

/** Whether a name is a unit's, by its own letters or as another name of the same unit. Mb is not MB where both exist. */
export function isUnit(name: string, unit: string): boolean {
  const [one, other] = [plain(name), plain(unit)];
  if (one === other) return true;
  const [small, wanted] = [one.toLowerCase(), other.toLowerCase()];
  return small === wanted || units.some((names) => names.includes(small) && names.includes(wanted));
}
