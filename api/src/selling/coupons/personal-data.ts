import { couponCourses, coupons } from '#platform/database/schema/index.ts';
import { byStaff, describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { words } from '#platform/privacy/words.ts';

const binned = 'ما دام معروضًا، وثلاثين يومًا بعد نقله إلى سلة المحذوفات إن لم يشترِ به أحد.';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(coupons, {
    group: 'selling',
    title: 'الكوبونات',
    purpose: 'أكواد الخصم وشروطها.',
    retention: binned,
    columns: {
      id: words.id,
      code: 'كود الخصم',
      kind: 'نسبة أو مبلغ',
      percent: 'النسبة',
      amount: words.amount,
      currency: words.currency,
      startsAt: 'من متى',
      endsAt: 'حتى متى',
      maxUses: 'أقصى عدد للاستخدام',
      oncePerPerson: 'مرة لكل شخص',
      active: 'هل يعمل',
      createdBy: 'من صنعه',
      createdAt: words.createdAt,
      deletedAt: words.deletedAt,
    },
    links: [byStaff(coupons.createdBy, 'من صنع الكوبون.')],
  }),
  describe(couponCourses, {
    group: 'selling',
    title: 'كورسات الكوبونات',
    purpose: 'الكورسات التي يعمل فيها كل كوبون.',
    retention: 'ما دام الكوبون.',
    columns: { couponId: 'رقم الكوبون', courseId: words.course },
  }),
];
