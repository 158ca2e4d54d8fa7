import {
  ArticleLectureIcon,
  AssignmentIcon,
  QuizIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';

/** Icon and Arabic name of each type of lecture. */
export const lectureTypes = {
  video: { icon: VideoLectureIcon, name: 'فيديو' },
  quiz: { icon: QuizIcon, name: 'اختبار' },
  assignment: { icon: AssignmentIcon, name: 'مهمة' },
  article: { icon: ArticleLectureIcon, name: 'مقال' },
};
