import type { DemoCertificate } from '../types.ts';

/** Certificates in all their states: valid, granted by hand, withdrawn, and one whose owner asks for another name. */
export const certificates: DemoCertificate[] = [
  { student: 's3@example.com', course: 'sql-databases', daysAgo: 62 },
  {
    student: 's13@example.com',
    course: 'sql-databases',
    daysAgo: 41,
    correction: {
      name: 'مصطفى كمال الدين رضوان',
      note: 'الاسم في بطاقتي «كمال الدين».',
      daysAgo: 1,
    },
  },
  {
    student: 'student2@example.com',
    course: 'react-applications',
    daysAgo: 4,
    granted: 'قدّم مشروع التخرج حضورًا، وبقي له اختبار واحد.',
  },
  {
    student: 's1@example.com',
    course: 'javascript-complete',
    daysAgo: 130,
    revoked: { reason: 'سلّم حلول التمارين من حساب آخر.', daysAgo: 118 },
  },
];
