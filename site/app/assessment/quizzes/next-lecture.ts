/** The lecture after this one that the learner may open. */
export interface NextLecture {
  name: string;
  /** The path of its page. */
  to: string;
}
