import type { Failures } from '../failure.ts';

/*
 * What this domain adds to the lists of the contract: the changes that the audit log names, the kinds of what they are
 * about, and failures.
 */

/** What the audit log calls the changes of this domain; each has a sentence in the studio. */
export type AssessmentAction =
  | 'questions-imported'
  | 'questions-copied'
  | 'questions-tagged'
  | 'questions-published'
  | 'questions-binned'
  | 'questions-restored'
  | 'quiz-extended'
  | 'text-marked'
  | 'answer-accepted'
  | 'attempt-given';

/** The failures of this domain. */
export const assessmentFailures = {
  'question-not-found': { status: 404, message: 'لم نجد هذا السؤال.' },
  'graded-meanwhile': {
    status: 409,
    message: 'صُحّحت هذه الإجابة قبلك. حدّث الصفحة لترى درجتها، وما كتبته باقٍ في مكانه.',
  },
  'attempt-not-found': { status: 404, message: 'لم نجد هذه المحاولة.' },
  'not-an-exercise': {
    status: 404,
    message:
      '{exercise:لا يوجد|لا توجد} تمرين {exercise:برمجي|برمجية} في {lecture:هذه|هذا} المحاضرة.',
  },
  'not-a-quiz': {
    status: 404,
    message: '{quiz:لا يوجد|لا توجد} اختبار في {lecture:هذه|هذا} المحاضرة.',
  },
  'no-attempts-left': {
    status: 409,
    message: 'استنفدت المحاولات المتاحة لك في {هذا|هذه} الاختبار.',
  },
  'attempt-over': {
    status: 409,
    message: 'انتهت هذه المحاولة، ولم تعد تقبل إجابات.',
  },
  'attempt-expired': {
    status: 409,
    message: 'انتهت مهلة هذه المحاولة قبل أن تصل نتيجتها. سلّم الحل مرة أخرى.',
  },
  'answer-not-refused': {
    status: 409,
    message: 'لا محاولة رُفضت فيها هذه الإجابة الآن. حدّث الصفحة لترى ما بقي.',
  },
  'too-many-answers': {
    status: 409,
    message: 'أجبت عن هذا السؤال مرات كثيرة، فلن نحفظ إجابة أخرى. إجاباتك السابقة محفوظة.',
  },
  'attempt-handed-in': { status: 409, message: 'سُلّمت هذه المحاولة من قبل.' },
} as const satisfies Failures;
