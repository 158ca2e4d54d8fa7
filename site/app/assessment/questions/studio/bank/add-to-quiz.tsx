import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { treeQuery, withoutName } from '#learning/tree/studio/index.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

interface AddToQuizProps {
  course: number;
  count: number;
  onChoose(lecture: { id: number; name: string }): void;
  onClose(): void;
}

/** Chooses a quiz of the course. */
export function AddToQuiz({ course, count, onChoose, onClose }: AddToQuizProps) {
  const { data } = useQuery(treeQuery(course));
  const quizzes = (data?.chapters ?? []).flatMap((chapter) =>
    chapter.lectures
      .filter(({ type }) => type === 'quiz')
      .map(({ id, name }) => ({
        id,
        name: name.trim() || withoutName,
        note: chapter.name.trim() || withoutName,
      })),
  );
  return (
    <ChoiceDialog
      title={wording`أضف إلى اختبار`}
      description={`إضافة ${countLabel(count, rareNouns.question, 'genitive')} إلى آخر مسودته. ما فيه منها لا يتكرر.`}
      choices={quizzes}
      empty={wording`لا اختبارات في {course:هذا|هذه} الكورس. أضف محاضرة{ًا} من نوع اختبار من صفحة المحتوى.`}
      onChoose={(id, name) => onChoose({ id, name })}
      onClose={onClose}
    />
  );
}
