import {
  ArticleLectureIcon,
  AssignmentIcon,
  CodeIcon,
  QuizIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';

/** Icon and Arabic name of each type of lecture, and of the work in it. */
export const lectureTypes = {
  video: { icon: VideoLectureIcon, name: 'فيديو' },
  quiz: { icon: QuizIcon, name: 'اختبار' },
  assignment: { icon: AssignmentIcon, name: 'مهمة' },
  exercise: { icon: CodeIcon, name: 'تمرين برمجي' },
  article: { icon: ArticleLectureIcon, name: 'مقال' },
};
