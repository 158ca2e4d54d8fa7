import type { Failures } from '../failure.ts';

/** The failures of this domain. */
export const assessmentFailures = {
  'question-not-found': { status: 404, message: 'هذا السؤال غير موجود.' },
  'attempt-not-found': { status: 404, message: 'هذه المحاولة غير موجودة.' },
  'not-an-exercise': { status: 404, message: 'لا يوجد تمرين برمجي في هذه المحاضرة.' },
  'not-a-quiz': { status: 404, message: 'لا يوجد اختبار في هذه المحاضرة.' },
  'no-attempts-left': {
    status: 409,
    message: 'استنفدت المحاولات المتاحة لك في هذا الاختبار.',
  },
  'attempt-over': {
    status: 409,
    message: 'انتهت هذه المحاولة، ولم تعد تقبل إجابات.',
  },
  'attempt-expired': {
    status: 409,
    message: 'انتهت مهلة هذه المحاولة قبل أن تصل نتيجتها. سلّم الحل مرة أخرى.',
  },
  'attempt-handed-in': { status: 409, message: 'سُلّمت هذه المحاولة من قبل.' },
} as const satisfies Failures;
