import type { ParsedDiscussion } from '@nibras/contract/compat/parse-discussions.ts';
import type { ParsedMessage } from '@nibras/contract/compat/parse-messenger.ts';
import { discussions as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { DiscussionItem } from './discussion-item.tsx';
import { shownUntil } from './discussion-list.ts';

interface LectureQuestionsProps {
  /** Sorted, at least one. */
  questions: readonly ParsedDiscussion[];
  me: number;
  teacherIds: readonly number[];
  now: number;
  /** The question that takes the focus when it appears; null for none. */
  focused: number | null;
  onSent(sent: ParsedMessage | null): Promise<void>;
}

/** The students' questions, one at first and two more with each click (docs/behaviour/discussions.md#list). */
export function LectureQuestions({ questions, focused, ...viewer }: LectureQuestionsProps) {
  const [first] = useState(questions[0]?.id);
  // The last shown question is stored by id, so that a new one at the top hides none.
  const [last, setLast] = useState(focused ?? first);
  const count = shownUntil(questions, last);
  const showMore = () =>
    setLast(questions.at(count + limits.shownMore - 1)?.id ?? questions.at(-1)?.id);
  return (
    <section aria-labelledby="lecture-questions" className="flex flex-col gap-4">
      <h3
        id="lecture-questions"
        className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg"
      >
        {wording`استفسارات الطلاب`}
        <span className="text-sm font-normal text-text-faint">
          {countLabel(questions.length, rareNouns.inquiry)}
        </span>
      </h3>
      <ul className="flex flex-col gap-4">
        {questions.slice(0, count).map((discussion) => (
          <DiscussionItem
            key={discussion.id}
            discussion={discussion}
            initiallyOpen={
              [first, focused].includes(discussion.id) || discussion.user.id === viewer.me
            }
            focused={discussion.id === focused}
            {...viewer}
          />
        ))}
      </ul>
      {count < questions.length && (
        <Button variant="ghost" className="self-center" onClick={showMore}>
          عرض المزيد من الاستفسارات
        </Button>
      )}
      {count >= limits.listed && (
        <p className="text-center text-sm text-text-faint">تُعرض أحدث الاستفسارات فقط.</p>
      )}
    </section>
  );
}
