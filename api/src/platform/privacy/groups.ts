/** The parts of the register in their order: the name of the file in an export, and the title on the page. */
export const groups = [
  { name: 'account', title: 'الحساب' },
  { name: 'sign-in', title: 'الدخول والأجهزة' },
  { name: 'learning', title: 'التعلّم والشهادات' },
  { name: 'assessment', title: 'الاختبارات والتمارين' },
  { name: 'conversations', title: 'المحادثات والاستفسارات' },
  { name: 'notices', title: 'الإشعارات والبريد' },
  { name: 'purchases', title: 'المشتريات والمدفوعات' },
  { name: 'inbox', title: 'الطلبات والرسائل إلى المنصة' },
  { name: 'studio', title: 'العمل في الاستوديو' },
  { name: 'courses', title: 'الكورسات' },
  { name: 'pages', title: 'المقالات والخدمات والصفحات' },
  { name: 'selling', title: 'البيع' },
] as const;

export type GroupName = (typeof groups)[number]['name'];
