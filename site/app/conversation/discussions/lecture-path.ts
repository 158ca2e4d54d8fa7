interface Input {
  id: number;
  course: { id: number };
  lecture: { id: number };
}

/** The path of the lecture that a question was asked on. */
export const lecturePath = ({ course, lecture }: Omit<Input, 'id'>): string =>
  `/courses/${course.id}/lecture/${lecture.id}`;

/** The path of a question in the discussions of its lecture, which opens it there. */
export const questionPath = (question: Input): string =>
  `${lecturePath(question)}#discussion-${question.id}`;

/** The id of the question that an address's fragment names; null for another fragment. */
export const linkedQuestion = (hash: string): number | null =>
  Number(/^#discussion-(\d+)$/.exec(hash)?.[1]) || null;
