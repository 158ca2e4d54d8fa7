import type { DemoCategory } from '../types.ts';

/** In the order of the tabs. */
export const categories: DemoCategory[] = [
  { slug: 'programming-basics', name: 'أساسيات البرمجة' },
  { slug: 'web-development', name: 'تطوير الويب' },
  { slug: 'mobile-apps', name: 'تطبيقات الهاتف' },
  { slug: 'data-science', name: 'علوم البيانات' },
  { slug: 'cyber-security', name: 'أمن المعلومات' },
  { slug: 'devops', name: 'الخوادم والحوسبة السحابية' },
];
