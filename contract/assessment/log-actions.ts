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
  | 'attempt-given';
