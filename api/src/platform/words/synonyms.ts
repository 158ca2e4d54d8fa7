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

/** Everyday words of which one region or one book prefers each. */
const everyday = `
  مطرب مغني مغن singer، غناء طرب singing، رضيع مولود مواليد، ثلاجة براد fridge، حرارة سخونة حمى، مسابقة منافسة contest، نوتة تدوين_موسيقي، لابتوب حاسوب_محمول laptop، موعد وقت، سهل مبسط ميسر،
  يومي يوميا كل_يوم daily، أسبوعي أسبوعيا كل_أسبوع weekly، شهري شهريا كل_شهر monthly، سنوي سنويا كل_سنة كل_عام، وصفة طريقة_عمل recipe، مجاني بلا_مقابل بلا_رسوم بدون_رسوم،
  معلمة مدرسة أستاذة مدربة، قدر طنجرة حلة pot، موقد بوتاجاز stove، بهارات توابل spices، صلصة صوص sauce، معجنات فطائر pastries، مشروب شراب drink، وعاء إناء، عجين عجينة dough، شواء مشوي grill، فرن oven،
  نزيف نزف bleeding، إصابة جرح injury، تشنج صرع، لدغة لسعة قرصة، تسمم سم poisoning، إنعاش_قلبي_رئوي الإنعاش cpr، صعوبة_التنفس ضيق_التنفس ضيق_نفس، مخدة وسادة، أدوية عقاقير، ربو asthma، حساسية allergy، كدمة رضة،
  مختصر موجز قصير وجيز، مثال نموذج example، مسألة سؤال، عدد رقم number، معادلة equation، مثلث triangle، نسبة_مئوية بالمئة percent، جدول_الضرب الضرب، كسور كسر fractions، هندسة_فراغية مجسمات،
  شيخ مقرئ، مسجد جامع mosque، إجازة سند، ختمة ختم، أذكار ذكر، أدعية دعاء، مخارج_الحروف مخارج، مجود مرتل، جزء_عم جزء_النبأ،
  عود oud، ناي نايات flute، طبل دف drum، كورال جوقة choir، تلحين تأليف_موسيقي composing، آلة_موسيقية أداة_موسيقية instrument، سلم_موسيقي سلالم scale، مقام مقامات، وتر أوتار strings، نغمة تون tone، مكبر_صوت سبيكر speaker،
  ممتع مسل مرح fun، خبرة تجربة experience، قديم سابق، أخبار مستجدات news، بداية انطلاقة start، نهاية ختام، سبب علة reason، فرصة opportunity، هدية gift، مواصلات نقل، سفر رحلة travel، مطعم restaurant، متجر محل دكان store shop،
  زبون عميل customer client، موظف employee، مدير رئيس manager، اجتماع لقاء، عنوان address، رقم_الهاتف رقم_الجوال، فيزا بطاقة_ائتمان credit_card، حوالة تحويل transfer، ضمان كفالة warranty، موافقة قبول، إلغاء cancel، تعديل تغيير edit،
  آلة_حاسبة كالكوليتر calculator، شيت ورقة_عمل worksheet، ثانوية توجيهي بكالوريا، متوسطة إعدادية إعدادي، رسم_بياني شارت، صوت صوتي أوديو audio، كفيف مكفوف ضرير أعمى، عطلة إجازة holiday، مراهق يافع ناشئ،
  التحاق انضمام تسجيل، مفردات كلمات vocabulary، يقطين قرع، جمبري روبيان قريدس shrimp، بقدونس معدنوس، خوخ دراق، ربة_منزل ست_بيت، وجبة_خفيفة سناك snack، كوب كاسة فنجان cup، طباخ شيف chef، طبلة دربكة،
  كلمات_الأغاني ليريكس lyrics، ملحن موسيقار composer، عرس زفاف أفراح wedding، معهد أكاديمية academy، سعال كحة cough، عملية جراحة surgery، قرص حبة pill، أنف خشم، حامل حبلى، شاشة مونيتور، مقابلة انترفيو،
  مستقل فريلانسر freelancer، تحديث أبديت update، خطأ ايرور، هاتف_ذكي سمارتفون، صحيفة جريدة newspaper، تلفاز تلفزيون tv، مذياع راديو، نظارة عوينات، حافلة باص bus، دراجة بسكليت bicycle، مصعد أسانسير، برغل جريش، ذرة درة corn،
  باذنجان بيتنجان، فول_سوداني فستق، برقوق قراصيا، بطيخ دلاع رقي، ليمون حامض، كزبرة قزبر، زنجبيل جنزبيل، قرفة دارسين، خميرة فورية، كريمة قشطة cream، زبدة سمنة butter، جبن جبنة cheese، معلقة ملعقة، منخل غربال،
  مقص سيزر، ضغط_الدم ضغط، حرق اكتواء، خدر تنميل، دوخة دوار، غثيان لعيان nausea، إسهال diarrhea، التواء فكشة، سيلان_الأنف رشح، مطهر معقم antiseptic، قطن شاش، ميزان_حرارة ترمومتر thermometer،
  حفظ استظهار hifz، تسميع عرض، مراجعة مذاكرة استذكار، فهم استيعاب، إملاء تهجئة spelling، منهج مقرر syllabus، مستوى درجة level، مسابقة تحدي challenge، ورد حزب، ترنيم إنشاد، موهوب بارع`;

/** The same for those who teach or learn to program. */
const trade = `
  جافاسكربت javascript js، تايبسكريبت typescript ts، بايثون python py، كوبرنيتس kubernetes k8s، تلقائي مستمر آلي automatic، تأكد تحقق validation، طلب request،
  برمجة programming coding، خوارزمية algorithm، دالة function، متغير variable، مصفوفة array، حلقة loop، شرط condition، كائن object،
  صنف فئة class، قاعدة_البيانات قواعد_البيانات داتابيز database، بيانات داتا data، شبكة network، خادم سيرفر server، واجهة interface، واجهة_المستخدم ui،
  واجهة_أمامية فرونت_إند frontend، واجهة_خلفية باك_إند backend، ذكاء_اصطناعي ai تعلم_الآلة تعلم_آلي machine_learning، تصميم ديزاين design، لعبة game،
  كود شيفرة code، مكتبة library، إطار_عمل framework، متصفح browser، استضافة hosting، نشر deploy deployment، تصحيح تنقيح debug debugging، اختبار_الكود testing،
  جدار_ناري جدار_حماية فايروول firewall، الوضع_الداكن الوضع_الليلي dark_mode، وعد وعود promise promises، مكون مكونات component components، حالة state، خطاف خطافات hook hooks،
  وراثة inheritance، فهرس فهارس index indexes، حاوية حاويات container containers، اختراق قرصنة هكر hacking، مخترق هاكر قرصان مهاجم hacker attacker، إشعار إشعارات notification notifications،
  نموذج نماذج form forms model models، متجاوب responsive، حوسبة_سحابية سحابي كلاود cloud، فرع فروع branch branches، دمج merge، تعارض conflict،
  كائنية_التوجه برمجة_كائنية oop، عودية تعاودية تكرار_ذاتي recursion، صلاحية صلاحيات permission permissions، مساعد_محادثة شات_بوت روبوت_محادثة chatbot،
  تحسين_الظهور سيو seo، تثبيت تنصيب install installation setup، سي c، طابور queue، مكدس stack، مؤشر مؤشرات pointer pointers، حقن injection، رسم_بياني رسوم_بيانية مخطط chart charts graph،
  شعار لوجو logo، هوية_بصرية branding، متجر_إلكتروني store ecommerce، اختصار اختصارات shortcut shortcuts، نسخ_احتياطي باكب backup، ذاكرة memory، معالجة processing، عملية process،
  قيمة_ناقصة قيم_ناقصة قيم_مفقودة missing_values، متوسط mean average، احتمال احتمالات probability، إحصاء statistics،
  استعلام query، جدول table، سطر_الأوامر طرفية terminal command_line، إضافة plugin extension، ترميز encoding، تشفير encryption، ويب web، نص string`;

/** Terms of programming in Arabic with the names that everybody uses for them; an Arabic word of two meanings stands with Latin ones alone. */
const terms = `
  استجابة رد إجابة response، رمز توكن token، معرض_أعمال بورتفوليو portfolio، كوكيز cookie cookies، تخزين_مؤقت ذاكرة_مؤقتة كاش cache caching، واجهة_برمجية واجهة_برمجة_التطبيقات api،
  معامل باراميتر parameter parameters، وسيط argument arguments، قيمة_معادة return، استثناء exception exceptions، حدث event events، خيط thread threads، غير_متزامن لا_متزامن async asynchronous،
  قائمة list، قاموس dictionary dict، صف tuple، مجموعة set، سلسلة_نصية string، عدد_صحيح integer int، منطقي boolean، تكرار لوب loop، جملة_شرطية شرط conditional if، مترجم compiler، مفسر interpreter،
  وحدة module، حزمة package packages، إصدار نسخة version، إيداع كوميت commit، طلب_دمج طلب_سحب pull_request، إعادة_تأسيس rebase، مستودع repository، اختبار_وحدة اختبارات_الوحدة unit_test،
  إعادة_هيكلة refactoring refactor، كود_نظيف كود_مقروء clean_code، نمط_تصميم أنماط_التصميم design_patterns، تعدد_الأشكال polymorphism، تغليف كبسلة encapsulation، تجريد abstraction، باني مشيد constructor،
  خاصية property properties attribute، مزخرف decorator، مولد generator، مكرر iterator، إغلاق closure، سهمية arrow، رد_نداء callback، ترتيب فرز sort sorting، بحث search searching، شجرة tree trees،
  قائمة_مترابطة قائمة_متصلة linked_list، تجزئة هاش hash hashing، كومة heap، تعقيد complexity big_o، بنية_بيانات هياكل_البيانات بنى_البيانات data_structures، مفتاح key، ربط join joins، معاملة transaction،
  تطبيع normalization، ترحيل تهجير migration migrations، قابلية_التوسع توسع scaling scalability، موازن_حمل load_balancer، خدمات_مصغرة microservices، جهاز_افتراضي آلة_افتراضية virtual_machine vm، مراقبة monitoring،
  سجل log logs logging، بيئة environment، إعداد إعدادات ضبط configuration config settings، ثغرة vulnerability exploit، برمجيات_خبيثة فيروس malware virus، تصيد phishing، اختبار_الاختراق اختبار_اختراق pentest penetration_testing،
  مصادقة استيثاق authentication auth، تفويض تخويل authorization، حجب_الخدمة ddos، تعلم_عميق deep_learning، شبكة_عصبية شبكات_عصبية neural_network neural_networks، تصنيف classification، انحدار regression،
  تجميع عنقدة clustering، فرط_التخصيص حفظ_زائد overfitting، مجموعة_بيانات dataset، دقة accuracy، معالجة_اللغات معالجة_اللغة nlp، رؤية_حاسوبية computer_vision، لوحة_تحكم لوحة_معلومات داشبورد dashboard،
  تحليل_البيانات data_analysis، وسيط median، انحراف_معياري standard_deviation، ارتباط correlation، فرضية hypothesis، تخطيط layout، فلكس فلكسبوكس flexbox flex، جريد grid، حركة أنيميشن animation animations،
  محدد selector selectors، وسم تاغ tag tags، زر button، خط font fonts، لون color colors، إتاحة إمكانية_الوصول accessibility a11y، تجربة_المستخدم ux، نموذج_أولي prototype، تنقل navigation، ودجت widget widgets،
  خصائص props، توجيه routing router، كاميرا camera، موقع_جغرافي gps، بلا_إنترنت بدون_إنترنت دون_إنترنت بلا_شبكة بلا_اتصال offline، متجر_التطبيقات app_store google_play، سيرة_ذاتية cv resume، مقابلة interview،
  أمر command commands، سكربت script scripts، جدولة cron، مدير_حزم package_manager، ثابت constant const، نوع type types، تعداد enum، تعليق comment comments، صياغة syntax، تعبير expression،
  تعبير_نمطي تعابير_نمطية تعبيرات_نمطية regex regular_expressions، كشط تجريف scraping web_scraping، أتمتة automation، بوت روبوت bot، محرك_ألعاب game_engine، إنترنت_الأشياء iot، بلوكتشين سلسلة_الكتل blockchain،
  مفتوح_المصدر مصدر_مفتوح open_source، توثيق documentation docs، سكرم أجايل scrum agile، فاتورة invoice bill، صيانة maintenance، دعم support، شركة company، صفحة_هبوط landing_page، مدونة blog،
  قائمة_طعام قائمة_الطعام منيو menu، مطعم restaurant، حجز booking، قالب template templates، نموذج_الصندوق box_model، دلالي semantic، تصميم_الواجهات ui، تجربة_الاستخدام ux، تكلفة فاتورة cost، أولوية priority specificity، رسالة message، جلب fetch، مقارنة comparison، خريطة_طريق رودماب roadmap، مسار track، أساسيات fundamentals basics، احترافي professional،
  ثنائي binary، خطي linear، أجنبي foreign، رئيسي أساسي primary، حالة status، تراجع revert rollback undo، سر أسرار secret secrets، متغيرات_البيئة env environment_variables،
  أشجار_القرار شجرة_القرار decision_tree، قارئ_الشاشة screen_reader، رأس header، تذييل footer، حقل field fields، عمود column columns، صف row، نسخ copy، مسار path، مستخدم user users، فقرة paragraph، هامش margin، خلفية background،
  تنبيه alert، منفذ port، بروتوكول protocol، حزمة packet packets، تنفيذ execution، عداد counter، مؤقت timer، عشوائي random، طباعة print، إدخال input، إخراج output، قراءة read reading، كتابة write writing، حذف delete،
  إضافة add insert، تحديث update، تجميع group group_by groupby، ترشيح تصفية filter، اختزال reduce، نموذج_لغوي llm، مطالبة prompt، بيانات_ضخمة big_data، تنظيف_البيانات data_cleaning، إطار_بيانات dataframe، أداة tool tools،
  ثقة confidence، عينة sample، مسودة draft، تسلسل sequence، تدرج gradient، مصفاة sieve، جدول_زمني timeline، صندوق box، عنصر element elements item، خصائص properties، أمان safety، ترجمة translation، تعريب localization، يمين rtl، طلب order، سلة_التسوق عربة_التسوق cart، حاوية container`;

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
  read ??= [shared, spoken, everyday, trade, terms].flatMap(readSynonyms);
  return read;
}
