import { withoutEnds } from '@nibras/contract/text/ends.ts';
import { sameNoun } from '../question/same-noun.ts';
import { foldLetters, plainSigns } from '../text/letters.ts';

const names = (lists: string): string[][] =>
  lists
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((name) => name.trim()));

/** Names of one unit a line, folded: its symbols, singular, plural and accusative. What two lists share is in neither. */
const units: readonly (readonly string[])[] = names(`
  م, m, متر, مترا, امتار, متران, مترين, meter, meters, metre, metres
  سم, cm, سنتيمتر, سنتيمترا, سنتيمترات, سنتمتر, سنتمترا, سنتمترات, سانتيمتر, سانتيمترا, سانتيمترات, سنتي, سنتي متر, سانتي, centimeter, centimeters, centimetre, centimetres
  مم, mm, مليمتر, مليمترا, مليمترات, ملليمتر, ملليمترا, ملليمترات, ميليمتر, ميليمترا, ميليمترات, ملم, ملي متر, millimeter, millimeters, millimetre, millimetres
  كم, km, كلم, كيلومتر, كيلومترا, كيلومترات, كيلو متر, كيلو مترا, كيلو مترات, kilometer, kilometers, kilometre, kilometres
  ميل, ميلا, اميال, mile, miles, mi
  قدم, قدما, اقدام, ft, foot, feet
  بوصه, بوصات, انش, inch, inches
  جم, غ, غم, غرام, جرام, جراما, جرامات, غراما, غرامات, قرام, g, gm, gr, gram, grams
  كجم, كغ, كغم, كلغ, كلغم, kg, كيلوجرام, كيلوجراما, كيلوجرامات, كيلوغرام, كيلوغراما, كيلوغرامات, كيلو جرام, كيلو جراما, كيلو غرام, كيلو غراما, kilo, kilos, kilogram, kilograms
  ملغ, ملغم, ملجم, مجم, mg, مليغرام, مليجرام, ملليغرام, ملليجرام, ميليغرام, مليغراما, milligram, milligrams
  طن, طنا, اطنان, ton, tons, tonne, tonnes
  ل, لتر, لترا, لترات, ليتر, ليترا, ليترات, l, liter, liters, litre, litres
  مل, ملل, ملي لتر, ملليلتر, مليلتر, ميليلتر, ميلي لتر, ml, milliliter, milliliters, millilitre, millilitres
  ث, s, sec, secs, ثانيه, ثوان, ثواني, ثانيتان, ثانيتين, second, seconds
  مث, ms, ملي ثانيه, مللي ثانيه, ميلي ثانيه, ميلي ثواني, millisecond, milliseconds
  د, min, mins, دقيقه, دقايق, دقيقتان, دقيقتين, minute, minutes
  س, سا, h, hr, hrs, ساعه, ساعات, ساعتان, ساعتين, hour, hours
  يوم, يوما, ايام, يومان, يومين, day, days
  اسبوع, اسبوعا, اسابيع, اسبوعان, اسبوعين, week, weeks
  شهر, شهرا, اشهر, شهور, شهران, شهرين, month, months
  سنه, سنوات, سنين, سنتان, سنتين, عام, عاما, اعوام, عامان, عامين, حول, حولا, year, years, yr, yrs
  قرن, قرنا, قرون, قرنان, قرنين, century, centuries
  بت, بتا, بتات, bit, bits
  بايت, بايتا, بايتات, byte, bytes
  كيلوبايت, كيلو بايت, كب, kb, kilobyte, kilobytes
  ميجابايت, ميجا بايت, ميغابايت, ميغا بايت, ميقابايت, mb, megabyte, megabytes
  جيجابايت, جيجا بايت, غيغابايت, جيغابايت, قيقابايت, gb, gigabyte, gigabytes
  تيرابايت, تيرا بايت, tb, terabyte, terabytes
  بكسل, بكسلا, بكسلات, بيكسل, بيكسلا, بيكسلات, px, pixel, pixels
  %, بالميه, بالمايه, في الميه, في المايه, في الماءه, percent, per cent
  °, درجه, درجات, degree, degrees, deg
  °c, c°, درجه ميويه, درجات ميويه, ميويه, م°, °م, ºc, c, درجه سلسيوس, درجه سيلزيوس, سلسيوس, سيلزيوس, سيليزيه, سيلسيوس, درجه سيليزيه, celsius, degree celsius, degrees celsius
  °f, درجه فهرنهايت, درجات فهرنهايت, فهرنهايت, f, fahrenheit, degrees fahrenheit
  كلفن, كالفن, كيلفن, k, kelvin
  راديان, rad, radian, radians
  هرتز, هيرتز, hz, hertz
  م/ث, متر/ثانيه, متر / ثانيه, متر في الثانيه, متر لكل ثانيه, مترا في الثانيه, مترا/ثانيه, m/s, م / ث, m / s
  م/ث^2, متر/ثانيه^2, م/ث2, متر في الثانيه المربعه, متر لكل ثانيه مربعه, m/s^2, m/s2
  كم/س, كم/سا, كم/ساعه, كم في الساعه, كيلومتر في الساعه, كيلومترا في الساعه, كيلومتر/ساعه, كيلو متر في الساعه, km/h, km/hr, km/hour, kmh, kph, kmph
  م^2, م2, م مربع, متر مربع, مترا مربعا, امتار مربعه, m^2, m2, sqm, square meters, square metres
  سم^2, سم2, سم مربع, سنتيمتر مربع, سنتيمترا مربعا, سنتيمترات مربعه, cm^2, cm2
  كم^2, كم2, كم مربع, كيلومتر مربع, كيلومترا مربعا, كيلو متر مربع, km^2, km2
  م^3, م3, م مكعب, متر مكعب, مترا مكعبا, امتار مكعبه, m^3, m3
  سم^3, سم3, سم مكعب, سنتيمتر مكعب, سنتيمترا مكعبا, cm^3, cm3
  نيوتن, نيوتنا, ن, n, newton, newtons
  جول, جولا, j, joule, joules
  واط, وات, واطا, w, watt, watts
  فولت, فولتا, فولط, v, volt, volts
  امبير, امبيرا, ampere, amperes, amp, amps
  اوم, ohm, ohms, ω
  باسكال, pa, pascal, pascals
  مول, مولا, mol, mole, moles
  سعره, سعره حراريه, سعرات, سعرات حراريه, cal, kcal, calorie, calories
  جنيه, جنيها, جنيهات, ج.م, egp
  ريال, ريالا, ريالات, ر.س, رس, sar, sr, ريال سعودي, ريالا سعوديا
  درهم, درهما, دراهم, د.ا, aed
  دينار, دينارا, دنانير, د.ك, jod, kwd, bhd, iqd
  ليره, ليرات, ل.س, try
  يورو, eur, euro, euros, €
  دولار, دولارا, دولارات, $, us$, usd, dollar, dollars, دولار امريكي
`);

const unitOf = new Map(units.flatMap((list, at) => list.map((name) => [name, at] as const)));

const plain = (name: string) =>
  withoutEnds(
    foldLetters(plainSigns(name))
      .replace(/\s+/g, ' ')
      .replace(/^\((.*)\)$/, '$1'),
    /[\s.]/,
  );
const lower = (name: string) => plain(name).toLowerCase();

/** The number of a unit by any of its names, also as an accusative: «مليلترا», «سنتيمترا مربعا». */
const unitBy = (name: string) =>
  unitOf.get(name) ?? unitOf.get(name.replace(/(?<=\p{L}{2})ا(?= |$)/gu, ''));

/** Whether a name is one of the units that are known here. */
export const isKnownUnit = (name: string): boolean => unitBy(lower(name)) !== undefined;

const degrees = unitOf.get('درجه');
const celsius = unitOf.get('درجه ميويه');
const fahrenheit = unitOf.get('درجه فهرنهايت');
const kilos = [unitOf.get('كم'), unitOf.get('كغ')];

/** A unit by a name that is meant so beside it: «درجة» for «درجة مئوية» and the other way round, «كيلو» for «كيلومتر». */
const isShortFor = (short: string, unit: number | undefined) =>
  unit !== undefined &&
  ((unitOf.get(short) === degrees && (unit === celsius || unit === fahrenheit)) ||
    (unitOf.get(short) === celsius && unit === degrees) ||
    (/^كيلو(?:ات)?$/.test(short) && kilos.includes(unit)));

/** «كم/س», «كيلو في الساعة», «كم بالساعة», «كم لكل ساعة» as their two units; null for any other name. */
function quotientOf(name: string): [string, string] | null {
  const parts = name.split(/\s*\/\s*|\s(?:في|لكل|كل|per)\s|\sب(?=ال)/);
  const [above, below] = parts;
  return parts.length === 2 && above && below ? [above, below.replace(/^ال/, '')] : null;
}

/** «متر²», «مترمربع», «م مربع» as the unit and its power; null without one. */
function powerOf(name: string): [string, number] | null {
  const found = /^(.*?[^\s^\d])\s*(?:\^?(?<digit>[23])|(?<word>مربع|مكعب)(?:ا|ه)?)$/.exec(name);
  if (!found?.[1]) return null;
  return [found[1], Number(found.groups?.digit ?? (found.groups?.word === 'مربع' ? 2 : 3))];
}

/**
 * Whether a name is a unit's: by its own letters, as another name of the same unit, or as another number of the same noun
 * («أضلاع» and «ضلع»). Mb is not MB where both exist.
 */
export function isUnit(name: string, unit: string): boolean {
  const [one, other] = [plain(name), plain(unit)];
  if (one === '' || other === '') return one === other;
  if (one === other) return true;
  const [small, wanted] = [lower(name), lower(unit)];
  if (small === wanted) return true;
  const [known, asked] = [unitBy(small), unitBy(wanted)];
  if (known !== undefined && known === asked) return true;
  if (isShortFor(small, asked)) return true;
  const [firstParts, secondParts] = [quotientOf(small), quotientOf(wanted)];
  if (firstParts && secondParts) {
    return isUnit(firstParts[0], secondParts[0]) && isUnit(firstParts[1], secondParts[1]);
  }
  const [firstPower, secondPower] = [powerOf(small), powerOf(wanted)];
  if (firstPower && secondPower) {
    return firstPower[1] === secondPower[1] && isUnit(firstPower[0], secondPower[0]);
  }
  const areNouns = /^[\u0621-\u064a]+$/.test(one) && /^[\u0621-\u064a]+$/.test(other);
  return known === undefined && asked === undefined && areNouns && sameNoun(one, other);
}

export const parts: Readonly<Record<string, number>> = { نصف: 0.5, نص: 0.5, ربع: 0.25, ثلث: 1 / 3 };

/**
 * The number that a counted noun says by itself: «ساعتان» is two of «ساعة», «كوب ونصف» one and a half. The noun is what it
 * is compared with as a unit.
 * @returns null where the first word is neither, for example a number
 */
export function countedByNoun(text: string): { value: number; unit: string; rest: string } | null {
  const [noun = '', ...rest] = plain(text).split(' ');
  const joined = rest[0] === 'و' ? [`و${rest[1] ?? ''}`, ...rest.slice(2)] : rest;
  const part = parts[joined[0]?.replace(/^و/, '').replace(/ا$/, '') ?? ''] ?? 0;
  const hasPart = part > 0 && joined[0]?.startsWith('و') === true;
  const dual = /^(.{2,}?)(ت?)(?:ان|ين)$/u.exec(noun);
  const tail = (hasPart ? joined.slice(1) : joined)
    .join(' ')
    .replace(/^اثن[اي]ن|^اثنت[اي]ن/, '')
    .trim();
  if (dual) {
    const [, stem = '', isFeminine] = dual;
    return { value: 2 + (hasPart ? part : 0), unit: stem + (isFeminine ? 'ه' : ''), rest: tail };
  }
  const isOne = /^واحده?(?= |$)/.test(tail);
  if (!hasPart && !isOne) return null;
  const after = tail.replace(/^واحده?(?= |$)/, '').trim();
  return { value: 1 + (hasPart ? part : 0), unit: noun, rest: after };
}
