import type { CourseTree, MissingCode } from '@nibras/contract/learning/courses/studio/shapes.ts';
import type { CourseHead, TreeLectureRow } from './tree-query.ts';

/** What a lecture lacks. */
export function missingOfLecture(lecture: TreeLectureRow): MissingCode[] {
  const codes: MissingCode[] = [];
  if (lecture.name.trim() === '') codes.push('name');
  if (lecture.type === 'video' && !lecture.video && !lecture.isElsewhere) codes.push('no-film');
  if (lecture.type === 'quiz' && !lecture.hasQuestions && !lecture.hasText)
    codes.push('no-questions');
  if (lecture.type === 'exercise' && !lecture.hasExercise) codes.push('no-exercise');
  const needsText = lecture.type !== 'video' && lecture.type !== 'quiz';
  if (needsText && !lecture.hasText) codes.push('no-text');
  return codes;
}

/** What a course lacks by itself. */
export function missingOfCourse(course: CourseHead): MissingCode[] {
  const codes: MissingCode[] = [];
  if (course.name.trim() === '') codes.push('name');
  if ((course.description ?? '').trim() === '') codes.push('description');
  if (!course.category) codes.push('category');
  if (!course.image) codes.push('image');
  return codes;
}

/** What is missing before a course can be published well: its own, its chapters' and its lectures'. */
export function missingOfTree(
  course: CourseHead,
  chapters: CourseTree['chapters'],
): CourseTree['missing'] {
  const missing: CourseTree['missing'] = missingOfCourse(course).map((code) => ({ code }));
  if (chapters.every(({ lectures }) => lectures.length === 0))
    missing.push({ code: 'no-lectures' });
  for (const chapter of chapters) {
    if (chapter.name.trim() === '') missing.push({ code: 'name', chapter_id: chapter.id });
    if (chapter.lectures.length === 0)
      missing.push({ code: 'empty-chapter', chapter_id: chapter.id });
    for (const lecture of chapter.lectures) {
      // What was hidden by intention is not to be completed.
      if (lecture.state === 'hidden') continue;
      for (const code of lecture.missing) {
        missing.push({ code, lecture_id: lecture.id, chapter_id: chapter.id });
      }
    }
  }
  return missing;
}
