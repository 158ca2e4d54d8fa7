import type { DemoBundle, DemoChannel, DemoCoupon, DemoPurchase } from '../types.ts';

export const channels: DemoChannel[] = [
  {
    kind: 'vodafone-cash',
    name: 'فودافون كاش',
    number: '01000000000',
    words:
      'حوّل المبلغ من محفظتك إلى هذا الرقم، ثم صوّر رسالة التأكيد. الرقم للتجربة فقط، فلا تحوّل إليه.',
  },
  {
    kind: 'instapay',
    name: 'إنستاباي',
    number: 'nibras-demo@instapay',
    words:
      'اكتب مرجع الشراء في خانة الملاحظات، ثم صوّر شاشة نجاح التحويل. العنوان للتجربة فقط، فلا تحوّل إليه.',
  },
];

/** Beside the enrolments in priced courses, each of which was paid. */
export const purchases: DemoPurchase[] = [
  { student: 'student@example.com', courses: ['react-applications'], daysAgo: 0.1, state: 'open' },
  {
    student: 's3@example.com',
    courses: ['javascript-complete'],
    daysAgo: 0.3,
    state: 'open',
    received: 25,
  },
  {
    student: 's9@example.com',
    courses: ['node-apis', 'sql-databases'],
    daysAgo: 0.15,
    state: 'open',
    receipt: {
      picture: 'receipts/wallet-transfer.webp',
      senderDigits: '4817',
      note: 'حوّلت من محفظة أخي لأن محفظتي لا تكفي.',
    },
  },
  { student: 's5@example.com', courses: ['javascript-complete'], daysAgo: 9, state: 'expired' },
  { student: 's12@example.com', courses: ['react-applications'], daysAgo: 6, state: 'cancelled' },
  { student: 's1@example.com', courses: ['node-apis'], daysAgo: 20, state: 'refunded' },
];

export const bundles: DemoBundle[] = [
  {
    name: 'مسار الواجهة الخلفية',
    description:
      'لمن أتقن أساس JavaScript ويريد أن يبني الخادم الذي خلف الصفحة: أنواع تمنع الأخطاء قبل وقوعها، وواجهات برمجية بـ Node.js، وقاعدة بيانات تجيب عن أسئلتك.',
    price: 89,
    courses: ['typescript-in-practice', 'node-apis', 'sql-databases'],
  },
];

export const coupons: DemoCoupon[] = [
  { code: 'AHLAN15', percent: 15, maxUses: 200, endsInDays: 60 },
  { code: 'BACKEND30', percent: 30, courses: ['node-apis', 'sql-databases'] },
  { code: 'RAMADAN25', percent: 25, endsInDays: -40 },
  { code: 'FRIENDS50', percent: 50, maxUses: 20, active: false },
];
