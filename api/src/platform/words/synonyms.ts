import { parseGroups } from './groups.ts';

/** Words and phrases that mean the same to the learners of any school; a phrase has underscores. */
const shared = `
  كورس دورة مساق course، هاتف جوال موبايل محمول تليفون phone mobile، كلمة_السر كلمة_المرور الرقم_السري باسورد password،
  بداية مبتدئ مبتدئين beginner، احتراف محترف متقدم advanced، حاسوب كمبيوتر حاسب computer، إنترنت شبكة_الإنترنت نت internet، بريد إيميل email mail،
  موقع موقع_ويب سايت website site، تطبيق أبلكيشن app application، برنامج سوفتوير software، محاضرة درس حصة lecture lesson، معلم مدرس أستاذ مدرب teacher،
  طالب متعلم متدرب تلميذ student، اختبار امتحان كويز quiz exam test، شهادة certificate، تمرين تدريب تطبيق_عملي exercise، واجب مهمة assignment homework،
  سعر ثمن تكلفة كم_السعر price cost، مجاني مجانا ببلاش free، شراء دفع اشتراك، خصم تخفيض كوبون عرض discount coupon، استرداد استرجاع refund،
  خصوصية سياسة_الخصوصية privacy، شروط أحكام terms، تواصل اتصل_بنا راسلنا contact، من_نحن عنا عن_المنصة about، سؤال استفسار question، جواب إجابة رد answer،
  سيارة عربية_سيارة car، طعام أكل food، طبخ طهي cooking، وصفة طبخة recipe، طبيب دكتور doctor، دواء علاج medicine، مستشفى مشفى hospital،
  إسعاف طوارئ emergency، رياضيات حساب math، حفظ تحفيظ، قرآن مصحف quran، تلاوة قراءة_القرآن ترتيل، موسيقى music، أغنية song، عزف playing، لحن نغمة melody،
  صورة صور photo image، فيديو video، كتاب book، لغة language، إنجليزي إنجليزية english، عربي عربية arabic،
  بيت منزل، طفل صغير، أطفال أولاد صغار، بنت فتاة، أونلاين أون_لاين عن_بعد online، دفع سداد، تسجيل_الدخول دخول login، سهل بسيط easy، صعب معقد،
  جديد حديث new، شرح توضيح، مقدمة مدخل تمهيد introduction، ملخص خلاصة summary، مئة مائة، دقيق طحين، مقطع فيديو، مكرونة معكرونة، حليب لبن_حليب milk،
  عطل مشكلة خلل error، خطأ error bug، حل solution، سرعة أداء performance، أمن security، وظيفة عمل شغل job، راتب مرتب salary، مشروع project،
  لوحة_المفاتيح كيبورد keyboard، فأرة ماوس mouse، شاشة screen، طابعة printer، ملف file، مجلد فولدر folder، تنزيل تحميل download، رفع upload`;

/** The same for those who teach or learn to program. */
const trade = `
  برمجة programming coding، خوارزمية algorithm، دالة function، متغير variable، مصفوفة array، حلقة loop، شرط condition، كائن object،
  صنف فئة class، قاعدة_البيانات قواعد_البيانات داتابيز database، بيانات داتا data، شبكة network، خادم سيرفر server، واجهة interface، واجهة_المستخدم ui،
  واجهة_أمامية فرونت_إند frontend، واجهة_خلفية باك_إند backend، ذكاء_اصطناعي ai تعلم_الآلة تعلم_آلي machine_learning، تصميم ديزاين design، لعبة game،
  كود شيفرة code، مكتبة library، إطار_عمل framework، متصفح browser، نشر استضافة hosting deploy، تصحيح تنقيح debug debugging، اختبار_الكود testing،
  جدار_ناري جدار_حماية فايروول firewall، الوضع_الداكن الوضع_الليلي dark_mode، وعد وعود promise promises، مكون مكونات component components، حالة state، خطاف خطافات hook hooks،
  وراثة inheritance، فهرس فهارس index indexes، حاوية حاويات container containers، اختراق قرصنة هكر hacking، مخترق هاكر hacker، إشعار إشعارات notification notifications،
  نموذج نماذج form forms model models، متجاوب responsive، حوسبة_سحابية سحابي كلاود cloud، فرع فروع branch branches، دمج merge، تعارض conflict،
  كائنية_التوجه برمجة_كائنية oop، عودية تعاودية تكرار_ذاتي recursion، صلاحية صلاحيات permission permissions، مساعد_محادثة شات_بوت روبوت_محادثة chatbot،
  تحسين_الظهور seo، تثبيت تنصيب install installation setup، سي c، طابور queue، مكدس stack، مؤشر مؤشرات pointer pointers، حقن injection، رسم_بياني رسوم_بيانية مخطط chart charts graph،
  شعار لوجو logo، هوية_بصرية branding، متجر_إلكتروني store ecommerce، اختصار اختصارات shortcut shortcuts، نسخ_احتياطي باكب backup، ذاكرة memory، معالجة processing، عملية process،
  قيمة_ناقصة قيم_ناقصة قيم_مفقودة missing_values، متوسط mean average، احتمال احتمالات probability، إحصاء statistics،
  استعلام query، جدول table، سطر_الأوامر طرفية terminal command_line، إضافة plugin extension، ترميز encoding، تشفير encryption، ويب web، نص string`;

/** Groups of words and phrases that mean the same, folded; a phrase is its words. */
let read: string[][][] | undefined;

/** Folds groups of a list in which commas separate groups, spaces their members, and underscores the words of a member. */
export const readSynonyms = (list: string): string[][][] =>
  parseGroups(list.replaceAll('_', ' + ')).map((words) => {
    const members: string[][] = [];
    let isJoined = false;
    for (const word of words) {
      if (word === '+') isJoined = true;
      else if (isJoined) {
        members.at(-1)?.push(word);
        isJoined = false;
      } else members.push([word]);
    }
    return members;
  });

/** The groups that any school shares. */
export function sharedSynonyms(): string[][][] {
  read ??= [...readSynonyms(shared), ...readSynonyms(trade)];
  return read;
}
