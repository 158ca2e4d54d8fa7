import {
  ArticleLectureIcon,
  AssignmentIcon,
  QuizIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';

/** How each type of lecture is drawn and called. */
export const lectureTypes = {
  video: { icon: VideoLectureIcon, name: 'فيديو' },
  quiz: { icon: QuizIcon, name: 'اختبار' },
  assignment: { icon: AssignmentIcon, name: 'مهمة' },
  article: { icon: ArticleLectureIcon, name: 'مقال' },
};
