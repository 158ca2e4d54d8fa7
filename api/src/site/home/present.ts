import { wireLectureType } from '@nibras/contract/learning/courses/shapes.ts';
import type { MemberHome } from '@nibras/contract/site/home/shapes.ts';
import type { AnswerRow, NextLectureRow } from './member-queries.ts';

export function presentMemberHome({
  next,
  answers,
}: {
  next: NextLectureRow | null;
  answers: { rows: AnswerRow[]; total: number };
}): MemberHome {
  return {
    continue: next && {
      course: { id: next.courseId, name: next.courseName, image: next.courseImage },
      lecture: {
        id: next.lectureId,
        name: next.lectureName,
        type: wireLectureType(next.type),
        timeLecture: String(next.minutes),
        poster: next.poster,
      },
      position: next.position,
      lectures_count: next.lectures,
      watched_count: next.watched,
    },
    answers: {
      data: answers.rows.map((row) => ({
        id: row.id,
        description: row.description,
        conversation_id: row.conversationId,
        course: { id: row.courseId, name: row.courseName },
        lecture: { id: row.lectureId, name: row.lectureName },
        answered_at: row.answeredAt.toISOString(),
      })),
      total: answers.total,
    },
  };
}
