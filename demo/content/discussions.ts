import type { DemoDiscussion } from '../types.ts';

const web: DemoDiscussion[] = [
  {
    course: 'modern-web-html-css',
    lecture: 'العناصر الدلالية: لماذا لا يكفي div؟',
    by: 'student@example.com',
    question:
      'ما زلت محتارة بين article وsection. عندي صفحة مدونة فيها قائمة تعليقات تحت المقال، فهل كل تعليق article أم section؟',
    daysAgo: 9,
    replies: [
      {
        by: 'teacher2@example.com',
        body: 'سؤال جميل يا مريم. جربي هذا الاختبار: لو نقلتِ التعليق وحده إلى صفحة أخرى، هل يبقى مفهومًا؟ فيه كاتب وتاريخ ونص، فنعم. إذن كل تعليق article، وقائمة التعليقات كلها section لها عنوان h2 مثل «التعليقات».',
        minutesLater: 95,
      },
      {
        by: 'student@example.com',
        body: 'يعني article داخل article المقال نفسه؟ أم خارجه؟',
        minutesLater: 140,
      },
      {
        by: 'teacher2@example.com',
        body: 'داخله مقبول ومعناه أن التعليق متعلق بهذا المقال:\n<article>\n  <h1>عنوان المقال</h1>\n  <section>\n    <h2>التعليقات</h2>\n    <article>تعليق سارة</article>\n    <article>تعليق خالد</article>\n  </section>\n</article>',
        minutesLater: 162,
      },
      {
        by: 'student@example.com',
        body: 'اتضحت الصورة تمامًا، شكرًا أستاذة ليان!',
        minutesLater: 170,
      },
    ],
  },
  {
    course: 'modern-web-html-css',
    lecture: 'هيكل صفحة HTML',
    by: 'student@example.com',
    question:
      'كتبت dir="rtl" على الوسم body بدل html، والصفحة تبدو سليمة. هل هناك فرق حقيقي بينهما؟',
    daysAgo: 21,
    replies: [
      {
        by: 'teacher2@example.com',
        body: 'الفرق يظهر في أماكن لا تنتبهين إليها: شريط التمرير، وكل ما يعتمد على الاتجاه خارج body مثل بعض القوائم التي تضيفها المكتبات، ومحدد CSS هكذا [dir="rtl"]. ضعيه على html ومعه lang="ar" وأريحي نفسك.',
        minutesLater: 310,
      },
    ],
  },
  {
    course: 'modern-web-html-css',
    lecture: 'هيكل صفحة HTML',
    by: 's9@example.com',
    question: 'عندما أفتح الصفحة تظهر الحروف العربية رموزًا غريبة لا تُقرأ. أين المشكلة؟',
    daysAgo: 77,
    replies: [
      {
        by: 'teacher2@example.com',
        body: 'ينقصك سطر الترميز في أول head:\n<meta charset="utf-8">\nوتأكد أيضًا من أن المحرر يحفظ الملف بترميز UTF-8، وتجده مكتوبًا في الشريط السفلي.',
        minutesLater: 48,
      },
      { by: 's9@example.com', body: 'انحلت، كان الملف محفوظًا بترميز آخر.', minutesLater: 75 },
    ],
  },
  {
    course: 'modern-web-html-css',
    lecture: 'هيكل صفحة HTML',
    by: 's14@example.com',
    question: 'هل يجب أن أكتب وسم meta الخاص بـ viewport في كل صفحة؟ وماذا يحدث إن نسيته؟',
    daysAgo: 36,
    replies: [
      {
        by: 'teacher2@example.com',
        body: 'نعم في كل صفحة. بدونه يظن الهاتف أن صفحتك صُممت لشاشة عرضها 980 بكسل تقريبًا، فيصغّرها كلها ويصير النص كالنمل.',
        minutesLater: 205,
      },
    ],
  },
  {
    course: 'modern-web-html-css',
    lecture: 'الترتيب في شبكة مع Grid',
    by: 's4@example.com',
    question:
      'استعملت repeat(auto-fill, minmax(16rem, 1fr)) لكن البطاقة تخرج عن الشاشة على هاتف عرضه 320 بكسل مع الهوامش. كيف أمنع ذلك؟',
    daysAgo: 146,
    replies: [
      {
        by: 'teacher2@example.com',
        body: 'الحد الأدنى 16rem يعني 256 بكسل، فإذا كانت الهوامش كبيرة لم يبق له مكان. اكتبي:\ngrid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));\nفلا يزيد الحد الأدنى عن عرض الحاوية أبدًا.',
        minutesLater: 520,
      },
      { by: 's4@example.com', body: 'حيلة رائعة، حفظتها في ملخصي.', minutesLater: 600 },
    ],
  },
];

const python: DemoDiscussion[] = [
  {
    course: 'python-from-zero',
    lecture: 'القوائم: إضافة وحذف وترتيب',
    by: 'student2@example.com',
    question:
      'كتبت هذا الكود فطُبعت None بدل القائمة المرتبة، مع أن البرنامج لم يعطِ خطأ:\nmarks = [15, 9, 18]\nmarks = marks.sort()\nprint(marks)',
    daysAgo: 7,
    replies: [
      {
        by: 'teacher@example.com',
        body: 'وقعنا فيها كلنا يا عمر. الدالة sort ترتب القائمة في مكانها ولا تعيد شيئًا، أي تعيد None، وأنت خزنت هذه الـ None فوق قائمتك. عندك خياران:\nmarks.sort()\nأو\nmarks = sorted(marks)\nالأول يغيّر القائمة نفسها، والثاني يعيد قائمة جديدة ويترك القديمة كما هي.',
        minutesLater: 65,
      },
      {
        by: 'student2@example.com',
        body: 'وهل append مثلها؟ لأني كنت سأكتب marks = marks.append(20).',
        minutesLater: 80,
      },
      {
        by: 'teacher@example.com',
        body: 'بالضبط، ومثلها reverse وinsert وremove. قاعدة عامة في بايثون: ما يغيّر الشيء في مكانه يعيد None غالبًا. واستثناء واحد ستحتاجه قريبًا: pop تعيد العنصر الذي حذفته.',
        minutesLater: 118,
      },
    ],
  },
  {
    course: 'python-from-zero',
    lecture: 'المتغيرات: أسماء للقيم',
    by: 'student2@example.com',
    question: 'هل يجوز أن أسمي المتغيرات بالعربية؟ جربت السعر = 10 وعمل البرنامج!',
    daysAgo: 36,
    replies: [
      {
        by: 'teacher@example.com',
        body: 'بايثون تسمح بذلك، لكني لا أنصح به في مشروع يشاركك فيه أحد: ستبدّل لغة لوحة المفاتيح كل ثانيتين، وسيختلط اتجاه السطر في المحرر. اجعل الأسماء إنجليزية والنصوص التي يراها المستخدم عربية.',
        minutesLater: 240,
      },
      {
        by: 'student2@example.com',
        body: 'واضح، اختلاط الاتجاه أتعبني فعلًا في سطر واحد.',
        minutesLater: 262,
      },
    ],
  },
  {
    course: 'python-from-zero',
    lecture: 'حلقة for والمرور على العناصر',
    by: 's10@example.com',
    question:
      'أريد طباعة رقم كل اسم بجانبه: 1 ليلى، 2 سامي… استعملت عدادًا وأزيده بيدي كل مرة. هل توجد طريقة أقصر؟',
    daysAgo: 52,
    replies: [
      {
        by: 'teacher@example.com',
        body: 'طريقتك صحيحة، وفي بايثون طريقة جاهزة اسمها enumerate:\nfor number, name in enumerate(names, start=1):\n    print(number, name)\nالمعامل start=1 يجعل العدّ يبدأ من واحد بدل الصفر.',
        minutesLater: 190,
      },
      { by: 's10@example.com', body: 'سطران بدل أربعة، شكرًا جزيلًا.', minutesLater: 215 },
    ],
  },
  {
    course: 'python-from-zero',
    lecture: 'مهمة: لعبة خمّن الرقم',
    by: 's14@example.com',
    question:
      'أضفت التحدي الأخير باستعمال isdigit لكنها ترفض الأعداد السالبة مع أنها أعداد. هل أتركها هكذا أم أستعمل try؟',
    daysAgo: 1,
    replies: [],
  },
];

const react: DemoDiscussion[] = [
  {
    course: 'react-applications',
    lecture: 'مكوّنك الأول وكتابة JSX',
    by: 'student2@example.com',
    question:
      'لماذا يجب أن أكتب className بدل class؟ أنسى ذلك كل مرة، والغريب أن الصفحة تعمل أحيانًا.',
    daysAgo: 13,
    replies: [
      {
        by: 'teacher@example.com',
        body: 'لأن JSX تتحول إلى JavaScript، وفيها class كلمة محجوزة لتعريف الأصناف، فأخذت React اسم الخاصية كما هي في المتصفح: element.className. ستعمل أحيانًا مع تحذير في وحدة التحكم، فأبقِها مفتوحة أمامك دائمًا. ومثلها htmlFor بدل for في label.',
        minutesLater: 410,
      },
    ],
  },
  {
    course: 'react-applications',
    lecture: 'متى لا تحتاج إلى useEffect؟',
    by: 's7@example.com',
    question: 'عندي قائمة من ثلاثة آلاف عنصر أرشحها في كل رسم كما في المقال. ألا يبطئ ذلك التطبيق؟',
    daysAgo: 66,
    replies: [
      {
        by: 'teacher@example.com',
        body: 'قس قبل أن تقلق:\nconsole.time("filter");\nconst visible = items.filter(match);\nconsole.timeEnd("filter");\nثلاثة آلاف عنصر تُرشح عادة في أقل من جزء من ألف من الثانية. إذا وجدتها بطيئة حقًا فضع الحساب في useMemo، ويبقى بلا تأثير وبلا حالة إضافية.',
        minutesLater: 130,
      },
      {
        by: 's7@example.com',
        body: 'ظهر لي 0.3 مللي ثانية! كنت أحل مشكلة غير موجودة.',
        minutesLater: 155,
      },
    ],
  },
];

/** Questions that wait for the teacher: without a reply, or with a student's message after it. */
const waiting: DemoDiscussion[] = [
  {
    course: 'react-applications',
    lecture: 'متى لا تحتاج إلى useEffect؟',
    by: 's9@example.com',
    question:
      'أحسب عدد المهام المنجزة داخل useEffect هكذا، فتُرسم الصفحة مرتين عند كل تغيير:\n```jsx\nconst [done, setDone] = useState(0);\nuseEffect(() => {\n  setDone(tasks.filter((task) => task.done).length);\n}, [tasks]);\n```\nهل أحذف الحالة `done` كلها؟',
    daysAgo: 2,
    replies: [],
  },
  {
    course: 'python-from-zero',
    lecture: 'القوائم: إضافة وحذف وترتيب',
    by: 's11@example.com',
    question: 'كيف أرتب قائمة أسماء عربية بحيث تأتي الهمزة في مكانها الصحيح؟',
    daysAgo: 4,
    replies: [
      {
        by: 'teacher@example.com',
        body: 'الترتيب الافتراضي يقارن أرقام الحروف في يونيكود، ولهذا تسبق «أ» حرف «ا». ابدأ بقراءة هذه الصفحة: https://docs.python.org/3/howto/sorting.html ثم أخبرني كيف تفهم المعامل key.',
        minutesLater: 150,
      },
      {
        by: 's11@example.com',
        body: 'فهمت أن key دالة تُستدعى لكل عنصر. فهل أكتب فيها replace تحوّل «أ» إلى «ا»؟',
        minutesLater: 1500,
      },
    ],
  },
  {
    course: 'modern-web-html-css',
    lecture: 'هيكل صفحة HTML',
    by: 's10@example.com',
    question: 'هل يكفي وسم title واحد للموقع كله، أم لكل صفحة عنوانها؟',
    daysAgo: 3,
    replies: [],
  },
];

/** Questions under the lectures of the full courses; a few are not answered yet. */
export const discussions: DemoDiscussion[] = [...web, ...python, ...react, ...waiting];
