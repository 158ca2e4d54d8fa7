import type { DemoDeletion, DemoPerson } from '../types.ts';

const accounts: DemoPerson[] = [
  {
    email: 'student@example.com',
    name: 'مريم عبد الرحمن السيد',
    role: 'student',
    phone: '+201000000001',
    photo: 'people/student.webp',
  },
  {
    email: 'student2@example.com',
    name: 'عمر خالد الحوراني',
    role: 'student',
    phone: '+962790000002',
    photo: 'people/student2.webp',
  },
  {
    email: 'admin@example.com',
    name: 'هدى محمود عبد العزيز',
    role: 'admin',
    phone: '+201000000003',
    photo: 'people/admin.webp',
  },
];

const teachers: DemoPerson[] = [
  {
    email: 'teacher@example.com',
    name: 'كريم مصطفى الشناوي',
    role: 'teacher',
    phone: '+201000000011',
    photo: 'people/teacher.webp',
    title: 'مهندس برمجيات ومدرّب بايثون وReact',
    bio: 'أكتب البرامج منذ اثني عشر عامًا، وأدرّسها منذ ثمانية. عملت في شركات ناشئة في القاهرة ودبي، واكتشفت أن أكثر ما أحبه في يومي هو اللحظة التي يقول فيها زميل: الآن فهمت. أؤمن بأن كل فكرة في البرمجة يمكن شرحها ببساطة، وأن الصعوبة في الغالب ذنب الشارح.',
    features: [
      'شرح يبدأ من المشكلة قبل الحل',
      'رد على أسئلة الطلاب خلال يوم واحد',
      'مشروع عملي في نهاية كل كورس',
      'أخطاء حقيقية تُكتب وتُصلح أمامك',
      'مراجعة شخصية لمهام الطلاب',
    ],
  },
  {
    email: 'teacher2@example.com',
    name: 'ليان سامر الخطيب',
    role: 'teacher',
    phone: '+962790000012',
    photo: 'people/teacher2.webp',
    title: 'مطوّرة واجهات ومصممة تجربة مستخدم',
    bio: 'درست العمارة ثم وجدت نفسي أبني صفحات بدل البيوت، وما زلت أرسم كل شيء على الورق أولًا. عملت على مواقع صحف ومتاجر عربية، وتعلمت منها أن الصفحة العربية ليست صفحة إنجليزية مقلوبة. أهتم بإتاحة الوصول لأن الويب وُجد للجميع.',
    features: [
      'أمثلة عربية من السطر الأول',
      'تخطيط على الورق قبل الكود',
      'اهتمام بإتاحة الوصول في كل درس',
      'قوالب جاهزة للبدء في كل مهمة',
    ],
  },
  {
    email: 'teacher3@example.com',
    name: 'فيصل ناصر العتيبي',
    role: 'teacher',
    phone: '+966500000013',
    photo: 'people/teacher3.webp',
    title: 'مستشار أمن معلومات',
    bio: 'أمضيت عشرة أعوام أختبر أنظمة المصارف والجهات الحكومية في الرياض، بإذن مكتوب طبعًا. رأيت كيف تكلّف غلطة في سطر واحد شهورًا من العمل، فقررت أن أعلّم المطورين ما كنت أتمنى أن يعرفوه قبل أن يصلني تطبيقهم.',
    features: [
      'ثغرات حقيقية في بيئة آمنة ومعزولة',
      'القانون والأخلاق قبل الأدوات',
      'تدريبات على قراءة الكود بعين أمنية',
      'نماذج تقارير مهنية تستعملها في عملك',
    ],
  },
  {
    email: 'teacher4@example.com',
    name: 'نور الدين حسن قاسم',
    role: 'teacher',
    phone: '+961700000014',
    photo: 'people/teacher4.webp',
    title: 'عالم بيانات ومحاضر جامعي',
    bio: 'أعمل في تحليل بيانات الصحة العامة في بيروت، وأحاضر في الجامعة مساءين كل أسبوع. البيانات عندي حكايات ناس قبل أن تكون أرقامًا، ولهذا أبدأ كل درس بسؤال يهم أحدًا، ثم نبحث عن جوابه معًا.',
    features: [
      'بيانات عربية واقعية في التمارين',
      'الفكرة أولًا ثم المعادلة',
      'تدريب على كتابة الخلاصة لغير المختصين',
      'دفاتر عمل جاهزة للتشغيل',
    ],
  },
  {
    email: 'teacher5@example.com',
    name: 'سلمى طارق فؤاد',
    role: 'teacher',
    phone: '+201000000015',
    photo: 'people/teacher5.webp',
    title: 'مطوّرة تطبيقات هاتف',
    bio: 'نشرت أول تطبيق لي وأنا طالبة في الإسكندرية، وكان لتذكير والدي بدوائه. بعد تسعة أعوام وأكثر من عشرين تطبيقًا ما زلت أجرب كل شاشة على أبطأ هاتف في البيت قبل أن أقول إنها جاهزة.',
    features: [
      'تطبيقات تُبنى خطوة بخطوة حتى المتجر',
      'دعم كامل للغة العربية واتجاهها',
      'نصائح للأداء على الهواتف المتواضعة',
      'جلسة مباشرة للأسئلة كل شهر',
    ],
  },
  {
    email: 'teacher6@example.com',
    name: 'باسل جورج حداد',
    role: 'teacher',
    phone: '+961700000016',
    photo: 'people/teacher6.webp',
    title: 'مهندس بنية تحتية',
    bio: 'مهمتي أن ينام الناس ليلًا والخوادم تعمل. بدأت بتركيب الكابلات في قبو مكتب صغير، وأدير اليوم بنية تخدم ملايين الزوار. أحب الأدوات البسيطة والأوامر القصيرة، وأكره الشرح الذي يبدأ بعشر صفحات من النظريات.',
    features: [
      'أوامر تجربها مع كل دقيقة شرح',
      'قصص أعطال حقيقية وما تعلمناه منها',
      'ملفات إعداد جاهزة للنسخ والفهم',
      'دروس قصيرة بلا حشو',
      'مهام على خادم تجريبي',
    ],
  },
  {
    email: 'teacher7@example.com',
    name: 'عائشة راشد المنصوري',
    role: 'teacher',
    phone: '+971500000017',
    photo: 'people/teacher7.webp',
    title: 'دكتورة في علوم الحاسوب',
    bio: 'أدرّس الخوارزميات في أبوظبي منذ عشر سنوات، وأدرب فريق الجامعة في مسابقات البرمجة. أبدأ بالورقة والقلم، لأن من يحل المسألة بيده يكتب حلها بأي لغة.',
    features: [
      'حل على الورق قبل الشاشة',
      'مسائل متدرجة من السهل إلى الصعب',
      'تشبيهات من الحياة اليومية',
      'تحضير لمقابلات العمل والمسابقات',
    ],
  },
  {
    email: 'teacher8@example.com',
    name: 'يوسف إبراهيم النجار',
    role: 'teacher',
    phone: '+962790000018',
    photo: 'people/teacher8.webp',
    title: 'مطوّر خلفيات وقواعد بيانات',
    bio: 'من عمّان، أبني الجزء الذي لا يراه أحد من المواقع، وأعتني به لأن الجميع يشعر به حين يتعطل. أشرح سبب كل قرار، فالقاعدة التي لا تعرف سببها تنساها أو تستعملها في غير موضعها.',
    features: [
      'سبب كل قرار قبل طريقة كتابته',
      'اختبارات مكتوبة مع كل مثال',
      'قواعد بيانات كبيرة للتجربة عليها',
      'مراجعة كود أسبوعية مع الطلاب',
    ],
  },
];

const students: DemoPerson[] = [
  { email: 's1@example.com', name: 'عبد الله سالم الدوسري', role: 'student' },
  { email: 's2@example.com', name: 'رنا وليد شاهين', role: 'student' },
  { email: 's3@example.com', name: 'محمد أشرف البدري', role: 'student' },
  { email: 's4@example.com', name: 'تالا فادي نصار', role: 'student' },
  { email: 's5@example.com', name: 'حسين علي الموسوي', role: 'student' },
  { email: 's6@example.com', name: 'آية جمال الدين حافظ', role: 'student' },
  { email: 's7@example.com', name: 'زياد ماهر العلي', role: 'student' },
  { email: 's8@example.com', name: 'شهد بدر الكندري', role: 'student' },
  { email: 's9@example.com', name: 'إياد سمير عوض', role: 'student' },
  { email: 's10@example.com', name: 'نورهان عادل فتحي', role: 'student' },
  { email: 's11@example.com', name: 'راشد خلفان المزروعي', role: 'student' },
  { email: 's12@example.com', name: 'جنى حسام الأسعد', role: 'student' },
  { email: 's13@example.com', name: 'مصطفى كمال رضوان', role: 'student' },
  { email: 's14@example.com', name: 'لمى صالح الحربي', role: 'student' },
];

/** All people of the demo content. A photo's file is named after the local part of the person's address. */
export const people: DemoPerson[] = [...accounts, ...teachers, ...students];

/** Somebody who has asked to be deleted, and can still take it back. */
export const deletions: DemoDeletion[] = [
  { person: 's14@example.com', daysAgo: 4, certificates: 'keep' },
];
