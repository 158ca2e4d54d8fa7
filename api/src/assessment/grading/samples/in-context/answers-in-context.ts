/** Answers to one question, between `|`: right ones in many ways of writing, and wrong ones that resemble them. */
export interface AnswersInContext {
  question: string;
  /** Accepted texts, or the parts of a number's key that are not empty. */
  key:
    | readonly string[]
    | {
        value: string;
        tolerance?: string;
        toleranceIn?: 'value' | 'percent';
        unit?: string;
        units?: { name: string; factor: string }[];
      };
  right: string;
  wrong: string;
}
