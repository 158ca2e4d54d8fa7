import type { DemoMessage, DemoOrder } from '../types.ts';

/** Orders that visitors left, the newest first. */
export const orders: DemoOrder[] = [
  {
    name: 'هدى الشمري',
    phone: '+966 55 210 4478',
    email: 'huda.shammari@example.org',
    country: 'السعودية',
    jobTitle: 'صاحبة متجر عطور',
    description:
      'أبيع العطور على إنستغرام منذ ثلاث سنوات، وأريد متجرًا لي وحدي يقبل الدفع ببطاقة مدى ويحسب الشحن داخل المملكة.\n\nعندي نحو 60 منتجًا وصورها جاهزة. متى يمكن أن نبدأ؟',
    service: 'online-stores',
    state: 'new',
    hoursAgo: 2,
  },
  {
    name: 'يوسف حداد',
    phone: '+962 79 555 0142',
    email: 'y.haddad@example.org',
    country: 'الأردن',
    jobTitle: 'مدير عمليات',
    description:
      'لدينا ملفات إكسل كثيرة عن حركة المخزون، ونريد لوحة واحدة تُحدّث كل صباح وتنبهنا إلى الأصناف التي ستنفد.',
    service: 'dashboards',
    state: 'new',
    hoursAgo: 7,
  },
  {
    name: 'Sarah Whitman',
    phone: '+44 20 7946 0958',
    email: 'sarah@example.org',
    country: 'United Kingdom',
    jobTitle: 'Programme manager',
    description:
      'We run coding clubs for Arabic-speaking teenagers and need someone to review our React curriculum. Around 12 lessons, English and Arabic.',
    service: null,
    state: 'answered',
    hoursAgo: 30,
    answer:
      'Dear Sarah,\n\nThank you for writing to us. We would love to look at your lessons. Could you send us two of them, so that we can tell you how long a review takes?\n\nBest wishes,\nNibras',
    note: 'معرفتها بالعربية جيدة، يمكن أن نكتب لها باللغتين.',
  },
  {
    name: 'منى عبد الله',
    phone: '+20 100 123 4567',
    email: 'mona.abdullah@example.org',
    country: 'مصر',
    jobTitle: 'مديرة مشروع',
    description: 'نحتاج موقعًا تعريفيًا لعيادة أسنان، بخمس صفحات وحجز موعد، بالعربية والإنجليزية.',
    service: 'corporate-websites',
    state: 'agreed',
    hoursAgo: 90,
    answer:
      'أهلًا منى،\n\nسعدنا بالحديث معك. نبدأ يوم الأحد، ونرسل إليك أول تصميم بعد أسبوع.\n\nمع أطيب التحيات،\nفريق نبراس',
    note: 'اتصلت بها، والميزانية مناسبة.',
  },
  {
    name: 'طارق بن عيسى',
    phone: '+213 555 12 34 56',
    email: 'tarek@example.org',
    country: 'الجزائر',
    jobTitle: 'طالب دراسات عليا',
    description: 'هل تكتبون مشروع التخرج كاملًا؟',
    service: null,
    state: 'declined',
    hoursAgo: 200,
    answer:
      'أهلًا طارق،\n\nنعتذر، فمشروع التخرج عملك أنت. لكن يسعدنا أن نرشدك في كورس أو جلسة استشارة.\n\nمع أطيب التحيات،\nفريق نبراس',
  },
];

/** What visitors wrote on the contact page, the newest first. */
export const messages: DemoMessage[] = [
  {
    name: 'آلاء درويش',
    email: 'alaa@example.org',
    subject: 'شهادة الكورس',
    message: 'السلام عليكم،\nهل أحصل على شهادة بعد إتمام كورس بايثون؟ وهل عليها اسمي بالإنجليزية؟',
    state: 'new',
    hoursAgo: 5,
  },
  {
    name: 'بلال منصور',
    email: 'bilal@example.org',
    subject: 'خصم للمجموعات',
    message: 'نحن عشرة متدربين من جمعية واحدة، ونريد الاشتراك معًا في كورس تطوير الويب.',
    state: 'answered',
    hoursAgo: 50,
    answer:
      'أهلًا بلال،\n\nيسعدنا ذلك. أرسل إلينا أسماءهم وبريد كل واحد منهم، ونضيفهم إلى الكورس معًا.\n\nمع أطيب التحيات،\nفريق نبراس',
  },
  {
    name: 'SEO Growth',
    email: 'rank@example.org',
    subject: 'Rank #1 on Google!!!',
    message: 'Dear owner, we can bring you 10,000 visitors per day. Reply now for a discount.',
    state: 'spam',
    hoursAgo: 60,
  },
];
