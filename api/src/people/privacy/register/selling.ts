import {
  bundleCourses,
  bundles,
  codeBatchCourses,
  codeBatches,
  couponCourses,
  coupons,
  receiptNumbers,
  transferChannels,
} from '#platform/database/schema/index.ts';
import { byStaff, describe } from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { withPurchase, words } from './words.ts';

const binned = 'ما دام معروضًا، وثلاثين يومًا بعد نقله إلى سلة المحذوفات إن لم يشترِ به أحد.';

/** What is offered, and how it can be paid: nothing of it is about learners. */
export const selling: RegisterDomain = {
  name: 'selling',
  title: 'البيع',
  entries: [
    describe(bundles, {
      title: 'الباقات',
      purpose: 'كورسات تُباع معًا.',
      retention: binned,
      columns: {
        id: words.id,
        name: 'الاسم',
        description: 'الوصف',
        price: 'السعر',
        active: 'هل هي معروضة',
        createdAt: words.createdAt,
        updatedAt: words.updatedAt,
        deletedAt: words.deletedAt,
      },
    }),
    describe(bundleCourses, {
      title: 'كورسات الباقات',
      purpose: 'أي الكورسات في كل باقة.',
      retention: 'ما دامت الباقة.',
      columns: { bundleId: 'رقم الباقة', courseId: words.course, position: words.position },
    }),
    describe(coupons, {
      title: 'القسائم',
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
        maxUses: 'أقصى عدد للاستعمال',
        oncePerPerson: 'مرة لكل شخص',
        active: 'هل تعمل',
        createdBy: 'من صنعها',
        createdAt: words.createdAt,
        deletedAt: words.deletedAt,
      },
      links: [byStaff(coupons.createdBy, 'من صنع القسيمة.')],
    }),
    describe(couponCourses, {
      title: 'كورسات القسائم',
      purpose: 'الكورسات التي تعمل فيها كل قسيمة.',
      retention: 'ما دامت القسيمة.',
      columns: { couponId: 'رقم القسيمة', courseId: words.course },
    }),
    describe(codeBatches, {
      title: 'دفعات الأكواد',
      purpose: 'أكواد طُبعت معًا.',
      retention: withPurchase,
      columns: {
        id: words.id,
        name: 'الاسم',
        prefix: 'ما يُطبع قبل الكود',
        count: 'العدد',
        amount: words.amount,
        currency: words.currency,
        printedPrice: 'السعر المطبوع',
        accessDays: 'أيام الدخول',
        validFrom: 'من متى',
        validUntil: 'حتى متى',
        gift: 'هل هو رابط هدية',
        createdBy: 'من صنعها',
        createdAt: words.createdAt,
        cancelledAt: 'متى أُلغيت',
        cancelledBy: 'من ألغاها',
      },
      links: [
        byStaff(codeBatches.createdBy, 'من صنع الدفعة.'),
        byStaff(codeBatches.cancelledBy, 'من ألغى الدفعة.'),
      ],
    }),
    describe(codeBatchCourses, {
      title: 'كورسات دفعات الأكواد',
      purpose: 'الكورسات التي تفتحها أكواد كل دفعة.',
      retention: withPurchase,
      columns: { batchId: 'رقم الدفعة', courseId: words.course },
    }),
    describe(transferChannels, {
      title: 'طرق التحويل',
      purpose: 'أرقام صاحب المنصة التي يُحوَّل إليها.',
      retention: 'ما دامت تُستعمل، وتبقى بعد إيقافها لتُقرأ بها التحويلات القديمة.',
      columns: {
        id: words.id,
        kind: 'النوع',
        name: 'الاسم',
        number: 'الرقم',
        words: 'ما يُقال للمشتري',
        active: 'هل هي معروضة',
        position: words.position,
        createdAt: words.createdAt,
        deletedAt: 'متى أُزيلت',
      },
    }),
    describe(receiptNumbers, {
      title: 'آخر رقم إيصال',
      purpose: 'لتتسلسل أرقام الإيصالات بلا فجوات.',
      retention: withPurchase,
      columns: { id: words.id, last: 'آخر رقم' },
    }),
  ],
};
