import { foldLetters } from './letters.ts';

const fold = (text: string) => foldLetters(text).toLowerCase().trim();

/** Countries with their capitals and the cities that lessons name most; without «طرابلس», which is in two of them. */
const citiesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `العراق: بغداد، البصرة، الموصل، النجف، كربلاء، بابل
  سوريا: دمشق، حلب، حمص، حماة، اللاذقية، تدمر
  مصر: القاهرة، الإسكندرية، الجيزة، الأقصر، أسوان، السويس
  السعودية: الرياض، مكة، مكة المكرمة، المدينة المنورة، جدة، الدمام، الطائف
  المملكة العربية السعودية: الرياض، مكة، مكة المكرمة، المدينة المنورة، جدة، الدمام، الطائف
  الأردن: عمان، إربد، البتراء، العقبة
  لبنان: بيروت، صيدا، صور
  فلسطين: القدس، غزة، رام الله، نابلس، الخليل، بيت لحم، حيفا، يافا
  اليمن: صنعاء، عدن، تعز
  عمان: مسقط، صلالة
  سلطنة عمان: مسقط، صلالة
  الإمارات: أبو ظبي، دبي، الشارقة
  قطر: الدوحة
  البحرين: المنامة
  الكويت: مدينة الكويت
  السودان: الخرطوم، أم درمان
  ليبيا: بنغازي
  تونس: القيروان، قرطاج، صفاقس
  الجزائر: وهران، قسنطينة
  المغرب: الرباط، الدار البيضاء، فاس، مراكش، طنجة
  موريتانيا: نواكشوط
  الصومال: مقديشو
  تركيا: أنقرة، إسطنبول
  إيران: طهران، أصفهان
  فرنسا: باريس
  بريطانيا: لندن
  إنجلترا: لندن
  ألمانيا: برلين
  إيطاليا: روما
  إسبانيا: مدريد، غرناطة، قرطبة، إشبيلية
  الأندلس: غرناطة، قرطبة، إشبيلية
  روسيا: موسكو
  اليابان: طوكيو
  الصين: بكين
  الهند: نيودلهي
  أوزبكستان: سمرقند، بخارى
  البرازيل: برازيليا
  كندا: أوتاوا`
    .split('\n')
    .map((line) => {
      const [country = '', cities = ''] = line.split(':');
      return [fold(country), new Set(cities.split('،').map(fold))] as const;
    }),
);

/** Whether a place lies in a country; both folded. False for places that are not listed. */
export const containsPlace = (country: string, place: string): boolean =>
  citiesOf.get(country)?.has(place) === true;
