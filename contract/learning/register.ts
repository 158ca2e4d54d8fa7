import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type LearningAction =
  | 'category-made'
  | 'category-changed'
  | 'category-removed'
  | 'categories-ordered'
  | 'certificate-granted'
  | 'certificate-grant-waits'
  | 'certificate-revoked'
  | 'certificate-reissued'
  | 'correction-accepted'
  | 'correction-declined'
  | 'certificates-exported'
  | 'courses-ordered'
  | 'enrolments-exported'
  | 'access-granted'
  | 'access-extended'
  | 'access-ended'
  | 'staff-added'
  | 'staff-changed'
  | 'staff-removed'
  | 'first-teacher-set'
  | 'chapter-made'
  | 'chapter-placed'
  | 'chapter-removed'
  | 'lectures-made'
  | 'lectures-copied'
  | 'lectures-placed'
  | 'lectures-freed'
  | 'lectures-locked'
  | 'lectures-captioned'
  | 'lectures-published'
  | 'lectures-hidden'
  | 'lectures-binned'
  | 'lectures-restored'
  | 'seats-changed'
  | 'captions-confirmed'
  | 'captions-transcribed'
  | 'course-terms-changed';

/** The kinds of what these changes are about, beside content. */
export const learningLogKinds = ['category', 'review', 'certificate'] as const;

/** The failures of this domain. */
export const learningFailures = {
  'review-not-allowed': {
    status: 403,
    message: 'تقييم الكورس {review:متاح|متاحة} للمشتركين {course:فيه|فيها} فقط.',
  },
  'review-hidden': {
    status: 409,
    message:
      'أخفى المشرفون تقييمك {course:لهذا|لهذه} الكورس، فلا يمكن {review:تعديله|تعديلها}. راسلنا إن رأيت في ذلك خطأ.',
  },
  'review-not-found': {
    status: 404,
    message: '{review:لا يوجد|لا توجد} لك تقييم في {course:هذا|هذه} الكورس.',
  },
  'enrolment-not-pending': {
    status: 409,
    message: 'لا يوجد طلب اشتراك ينتظر التحقق في {هذا|هذه} الكورس.',
  },
  'enrolment-not-found': { status: 404, message: 'لم نجد هذا الاشتراك.' },
  'payment-needed': {
    status: 409,
    message:
      '{هذا|هذه} الكورس {مدفوع|مدفوعة}، {ويُفتح لك عند إتمام شرائه|وتُفتح لك عند إتمام شرائها}. اضغط زر الاشتراك لإتمام الشراء.',
  },
  'lecture-in-use': {
    status: 409,
    message:
      'شاهد الطلاب{ون} بعض هذه المحاضرات أو سألوا عنها، فلا تُنقل إلى كورس {course:آخر|أخرى}. يمكنك نسخها {course:إليه|إليها}.',
  },
  'first-teacher': {
    status: 409,
    message:
      '{teacher:هذا هو|هذه هي} المعلّم {teacher:الأساسي|الأساسية} للكورس. عيّن معلّمًا {teacher:أساسيًا آخر|أساسية أخرى} قبل ذلك.',
  },
  'captions-not-found': { status: 404, message: 'لم نجد هذه الترجمة.' },
  'captions-changed': {
    status: 409,
    message: 'تغيّرت الترجمة بعد ما تراه. انتظر حتى تراها كما هي الآن، ثم اعتمدها.',
  },
  'captions-machine-busy': { status: 409, message: 'تُكتب مسودة لهذه الترجمة الآن.' },
  'captions-no-machine': {
    status: 409,
    message: 'لا يوجد على هذا الخادم برنامج يكتب المسودات.',
  },
  'captions-no-video': { status: 409, message: 'لا فيديو هنا على هذا الخادم تُكتب له مسودة.' },
  'terms-changed': {
    status: 409,
    message: 'غيّر شخص آخر هذه المصطلحات. حدّث الصفحة لترى ما كتبه، ثم عدّلها.',
  },
  'chapter-not-found': { status: 404, message: 'لم نجد {هذا|هذه} الفصل.' },
  'category-not-found': { status: 404, message: 'لم نجد هذا التصنيف.' },
  'certificate-not-found': {
    status: 404,
    message: '{لا توجد|لا يوجد} شهادة بهذا الرمز. راجع الرمز حرفًا حرفًا كما هو على الشهادة.',
  },
  'certificate-exists': {
    status: 409,
    message: 'لهذا الشخص شهادة {certificate:صالحة|صالح} في {course:هذا|هذه} الكورس.',
  },
  'certificate-not-valid': {
    status: 409,
    message:
      '{لم تعد هذه|لم يعد هذا} الشهادة {صالحة، فلا يمكن تغييرها|صالحًا، فلا يمكن تغييره}. حدّث الصفحة لترى {حالها|حاله} الآن.',
  },
  'correction-not-found': { status: 404, message: 'لم نجد هذا الطلب.' },
  'correction-waits': {
    status: 409,
    message: 'طلبت تصحيح {هذه|هذا} الشهادة من قبل، وما زال طلبك ينتظر القرار.',
  },
  'correction-decided': {
    status: 409,
    message: 'اتُّخذ القرار في هذا الطلب من قبل. حدّث الصفحة لترى حاله الآن.',
  },
  'seats-taken': {
    status: 409,
    message: 'يُشاهَد حسابك الآن على أجهزة أخرى، فلا مقعد لهذا الجهاز.',
  },
} as const satisfies Failures;
