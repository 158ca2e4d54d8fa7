import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type SellingAction =
  | 'bundle-made'
  | 'bundle-changed'
  | 'bundle-switched-on'
  | 'bundle-switched-off'
  | 'bundle-binned'
  | 'bundle-restored'
  | 'codes-made'
  | 'codes-printed'
  | 'codes-cancelled'
  | 'codes-exported'
  | 'coupon-made'
  | 'coupon-changed'
  | 'coupon-switched-on'
  | 'coupon-switched-off'
  | 'coupon-binned'
  | 'coupon-restored'
  | 'batches-exported'
  | 'bundles-exported'
  | 'coupons-exported'
  | 'gateway-changed'
  | 'purchase-made'
  | 'purchase-paid'
  | 'purchase-cancelled'
  | 'purchase-refunded'
  | 'case-accepted'
  | 'case-refunded'
  | 'case-dismissed'
  | 'sales-exported'
  | 'selling-changed'
  | 'receipts-exported'
  | 'transfer-approved'
  | 'transfer-first-approved'
  | 'transfer-asked'
  | 'transfer-declined'
  | 'transfer-reopened'
  | 'transfers-exported'
  | 'channel-made'
  | 'channel-changed'
  | 'channel-removed'
  | 'channels-ordered';

/** The kinds of what these changes are about, beside content. */
export const sellingLogKinds = [
  'code-batch',
  'transfer',
  'channel',
  'coupon',
  'bundle',
  'purchase',
] as const;

/** The failures of this domain. */
export const sellingFailures = {
  'purchase-not-found': { status: 404, message: 'لم نجد هذا الشراء.' },
  'purchase-not-open': {
    status: 409,
    message: 'لم يعد هذا الشراء ينتظر الدفع. حدّث الصفحة لترى حاله الآن.',
  },
  'purchase-waits': {
    status: 409,
    message: 'أرسلت إيصالًا لهذا الشراء، فلا يتغيّر حتى نرد عليك.',
  },
  'course-is-free': {
    status: 409,
    message: '{هذا|هذه} الكورس {مجاني|مجانية}، فلا حاجة إلى {شرائه|شرائها}.',
  },
  'not-for-sale': {
    status: 409,
    message: '{هذا|هذه} الكورس {متاح|متاحة} بأكواد الاشتراك أو بمنحة من فريق المنصة.',
  },
  'payment-not-found': { status: 404, message: 'لم نجد هذه الدفعة.' },
  'refund-not-found': { status: 404, message: 'لم نجد هذا الاسترداد.' },
  'refund-too-much': {
    status: 422,
    message: 'هذا أكثر مما بقي من المبلغ المدفوع. راجع المبالغ ثم حاول مرة أخرى.',
  },
  'case-not-found': { status: 404, message: 'لم نجد هذه الدفعة.' },
  'case-without-owner': {
    status: 409,
    message: 'لا نعرف أي شراء تخص هذه الدفعة. أعد المبلغ إلى صاحبه، أو امنحه الكورس بنفسك.',
  },
  'pack-code-wrong': {
    status: 422,
    message: 'هذا الكود غير صحيح. راجع الكود المطبوع واكتبه كما هو.',
  },
  'pack-code-mistyped': {
    status: 422,
    message: 'في الكود حرف أو رقم ليس في مكانه. راجعه حرفًا حرفًا ثم حاول مرة أخرى.',
  },
  'pack-code-used': {
    status: 409,
    message: 'استُخدم هذا الكود من قبل. إن كنت قد اشتريته الآن فارجع إلى من باعه لك.',
  },
  'pack-code-cancelled': {
    status: 409,
    message: 'أُلغي هذا الكود. ارجع إلى من باعه لك ليعطيك كودًا غيره.',
  },
  'pack-code-early': { status: 409, message: 'لم يبدأ استخدام هذا الكود بعد.' },
  'pack-code-expired': { status: 409, message: 'انتهت مدة استخدام هذا الكود.' },
  'pack-code-closed': {
    status: 409,
    message: 'الكود صحيح، لكن ما يفتحه غير متاح الآن. احتفظ به، فلم يُستخدم بعد، وراسلنا لنساعدك.',
  },
  'pack-code-owned': {
    status: 409,
    message: 'لديك كل ما يفتحه هذا الكود. لم نستخدمه، فيمكنك أن تهديه لغيرك.',
  },
  'batch-not-found': { status: 404, message: 'لم نجد هذه الأكواد.' },
  'pack-code-not-found': { status: 404, message: 'لا يوجد كود كهذا بين أكوادك.' },
  'not-these-codes': {
    status: 422,
    message: 'هذه ليست أكواد هذه المجموعة، فلا يمكن طباعتها.',
  },
  'purchase-changed': {
    status: 409,
    message: 'أُعيد شيء من هذا الشراء وأنت في هذه الصفحة. راجع ما بقي منه ثم أعد المحاولة.',
  },
  'buyer-owns-it': {
    status: 409,
    message: 'لدى المشتري كل ما في هذا الشراء بالفعل، فلا تأخذ منه مالًا. ألغِ الشراء.',
  },
  'refund-not-sent': {
    status: 409,
    message: 'هذا المبلغ تعيده أنت إلى صاحبه. أعده أولًا، ثم أكّد أنك أعدته.',
  },
  'coupon-not-found': { status: 404, message: 'لم نجد هذا الكوبون.' },
  'coupon-taken': { status: 409, message: 'يوجد كوبون آخر بهذا الكود. اختر كودًا غيره.' },
  'coupon-unknown': {
    status: 422,
    message: 'لا يوجد كوبون بهذا الكود. راجع ما كتبته، حرفًا حرفًا.',
  },
  'coupon-not-yet': { status: 422, message: 'لم يبدأ العمل بهذا الكوبون بعد.' },
  'coupon-over': { status: 422, message: 'انتهى العمل بهذا الكوبون.' },
  'coupon-used-up': { status: 422, message: 'بلغ استخدام هذا الكوبون الحد المسموح به.' },
  'coupon-used': { status: 422, message: 'سبق أن استخدمت هذا الكوبون، وهو لمرة واحدة لكل شخص.' },
  'coupon-other-courses': {
    status: 422,
    message: 'هذا الكوبون لكورسات أخرى، ولا يخفض سعر هذا الشراء.',
  },
  'bundle-not-found': { status: 404, message: 'هذه الباقة غير موجودة أو لم تعد معروضة.' },
  'bundle-owned': {
    status: 409,
    message: 'أنت مشترك في كورسات هذه الباقة كلها، فلا حاجة إلى شرائها.',
  },
  'transfer-not-found': { status: 404, message: 'لم نجد هذا الإيصال.' },
  'transfer-decided': {
    status: 409,
    message: 'تغيّر حال هذا الإيصال قبل قرارك. حدّث الصفحة لترى حاله الآن.',
  },
  'second-approver-needed': {
    status: 409,
    message: 'قبلتَ هذا الإيصال من قبل، ويلزم أن يقبله شخص آخر أيضًا.',
  },
  'channel-not-found': { status: 404, message: 'لم تعد وسيلة التحويل هذه موجودة.' },
  'purchase-settled': {
    status: 409,
    message: 'هذا الشراء مدفوع أو مغلق، فلا يحتاج إلى إيصال.',
  },
  'notice-refused': { status: 400, message: 'التوقيع لا يطابق مفاتيح البوابة.' },
  'gateway-not-ready': {
    status: 409,
    message: 'الدفع بهذه الطريقة غير متاح الآن. اختر طريقة أخرى.',
  },
  'gateway-keys-missing': {
    status: 409,
    message: 'أدخل مفاتيح البوابة كلها أولًا.',
  },
  'gateway-wrong-currency': {
    status: 409,
    message: 'لا تقبل هذه البوابة عملة موقعك.',
  },
  'gateway-refused': {
    status: 503,
    message: 'رفضت بوابة الدفع الطلب. جرّب بعد قليل أو اختر طريقة أخرى، ولم يُخصم منك شيء.',
  },
  'gateway-silent': {
    status: 503,
    message: 'لم تستجب بوابة الدفع في الوقت المتوقع. حاول بعد قليل، ولم يُخصم منك شيء.',
  },
} as const satisfies Failures;
