import { wording } from '@nibras/contract/text/wording.ts';
import {
  ArticleLectureIcon,
  AssignmentIcon,
  CodeIcon,
  QuizIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';

/** Of each type of lecture, and of the work in it: icon, Arabic name, and what it is once it is done. */
export const lectureTypes = {
  video: { icon: VideoLectureIcon, name: 'فيديو', done: 'تمت المشاهدة' },
  quiz: {
    icon: QuizIcon,
    get name() {
      return wording`اختبار`;
    },
    done: 'أُنجز',
  },
  assignment: { icon: AssignmentIcon, name: 'مهمة', done: 'أُنجزت' },
  exercise: {
    icon: CodeIcon,
    get name() {
      return wording`تمرين {برمجي|برمجية}`;
    },
    done: 'أُنجز',
  },
  article: {
    icon: ArticleLectureIcon,
    get name() {
      return wording`مقال`;
    },
    done: 'أُنجز',
  },
};
