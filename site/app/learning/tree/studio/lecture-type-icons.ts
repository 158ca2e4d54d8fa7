import {
  ArticleLectureIcon,
  AssignmentIcon,
  CodeIcon,
  QuizIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';

/** The icon of each type of lecture. */
export const lectureTypeIcons = {
  video: VideoLectureIcon,
  article: ArticleLectureIcon,
  quiz: QuizIcon,
  assignment: AssignmentIcon,
  exercise: CodeIcon,
};
