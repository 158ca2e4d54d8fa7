import { parseGroups } from '@nibras/contract/text/lexicon.ts';

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

/** Words that people speak or borrow, with those that are written. */
const spoken = `
  لينك رابط link، أكونت حساب account، شات دردشة محادثة chat، لايف بث_مباشر live، سكرين شاشة، داونلود تنزيل، سيرش بحث search، لوجن لوج_إن تسجيل_الدخول، يوزر مستخدم user،
  سوشيال_ميديا تواصل_اجتماعي social_media، ماركتنج تسويق marketing، بزنس أعمال business، فريلانس عمل_حر freelance، أوفلاين بدون_إنترنت offline، سيشن جلسة session، ورشة ورك_شوب workshop،
  بريزنتيشن عرض_تقديمي presentation، جروب مجموعة group، أدمن مشرف admin، تيم فريق team، ميتنج اجتماع meeting، تاسك مهمة task، ديدلاين موعد_نهائي deadline، دومين نطاق domain،
  باك_أب نسخة_احتياطية، كي_بورد لوحة_المفاتيح، هيدفون سماعة سماعات_الرأس headphones، مايك ميكروفون microphone، شنطة حقيبة، فنكشن دالة، كلاس صنف class، ريبو مستودع repository repo،
  فلوس نقود مال money، شارع طريق، ملابس ثياب هدوم، توصيل شحن delivery shipping، غلط خطأ، ميعاد موعد، سنة عام، حكاية قصة، حقيبة شنطة،
  عيش خبز bread، فطور إفطار breakfast، غدا غداء lunch، أكلة وجبة meal، رجيم حمية دايت diet، زبادي روب لبن_رائب yogurt، طاسة مقلاة، شطة صلصة_حارة، تحلية حلى حلويات dessert، مازة مقبلات،
  فراخ دجاج chicken، بندورة طماطم tomato، بطاطا بطاطس potato، خضار خضروات vegetables، لحمة لحم meat، رز أرز rice، كعكة كيك كيكة cake، بسكوت بسكويت، سلطة salad، شوربة حساء soup، عصير juice،
  أولاد أطفال children kids، نساء سيدات women، بنات فتيات girls، كبار بالغون بالغين adults، عجوز مسن، أم والدة، أب والد، زوج، عائلة أسرة family،
  علامات درجات grades، نتيجة ناتج، خطوات مراحل steps، كراسة دفتر، جائزة مكافأة، خصوصي فردي، اشتراك انضمام، رخيص اقتصادي، طريقة أسلوب كيفية، حيل خدع حيلة خدعة tricks، نصيحة إرشاد tip tips،
  هدف غاية، فائدة منفعة، سريع عاجل، مهم ضروري، دليل مرشد guide، بروفة تدريب، تراث فولكلور، إيقاع ريتم rhythm، كمان كمنجة violin، صولو عزف_منفرد solo، جيتار guitar، بيانو piano، حفلة أمسية concert،
  بنج تخدير، جلطة سكتة stroke، زكام نزلة_برد رشح، استفراغ قيء ترجيع، لصقة ضمادة ضماد bandage، سخونة حمى fever، ألم وجع pain، سكري سكر diabetes، إغماء فقدان_الوعي، اختناق شرقة غصة choking،
  نجدة طوارئ، ثعبان حية أفعى snake، إنعاش_قلبي إنعاش cpr، إسعافات_أولية first_aid، جبر algebra، هندسة geometry، مصفوفة matrix، تفاضل calculus، سورة surah، تجويد tajweed، ذكاء_صناعي ذكاء_اصطناعي`;

/** The same for those who teach or learn to program. */
const trade = `
  جافاسكربت javascript js، تايبسكريبت typescript ts، بايثون python py، كوبرنيتس kubernetes k8s، تلقائي مستمر آلي automatic، تأكد تحقق validation، طلب request،
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
  read ??= [shared, spoken, trade].flatMap(readSynonyms);
  return read;
}
