import type { LectureKind } from '@nibras/contract/learning/courses/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { usePictureChoice } from '#studio-kit/editor/pictures/use-picture-choice.tsx';
import { RichTextField } from '#studio-kit/editor/rich-text-field.tsx';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { MinutesField } from './minutes-field.tsx';

type TextType = Exclude<LectureKind, 'video'>;

const labels: Record<TextType, string> = {
  article: wording`نص المقال`,
  quiz: wording`مقدمة الاختبار`,
  assignment: 'نص المهمة',
  exercise: wording`المطلوب في التمرين`,
};

const quizHint = wording`ما {student:يقرؤه|تقرؤه} الطالب قبل أن {student:يبدأ|تبدأ}. إن لم تضف أسئلة بعدها فهذا النص هو الاختبار {quiz:كله|كلها}، {student:ويحكم|وتحكم} الطالب على {student:نفسه|نفسها}.`;

interface TextSectionProps {
  edited: EditedItem<'lecture'>;
  type: TextType;
  disabled: boolean;
}

/** The text of a lecture without a video. */
export function TextSection({ edited, type, disabled }: TextSectionProps) {
  const { choosePicture, picker } = usePictureChoice();
  const body = edited.field('body');
  return (
    <>
      <DraftBox field={body}>
        <RichTextField
          value={body.value ?? ''}
          onChange={body.set}
          label={labels[type]}
          {...(type === 'quiz' && { hint: quizHint })}
          disabled={disabled}
          choosePicture={choosePicture}
        />
        {picker}
      </DraftBox>
      <MinutesField
        field={edited.field('minutes')}
        video={null}
        label={type === 'article' ? 'مدة القراءة بالدقائق' : 'الوقت المتوقع بالدقائق'}
      />
    </>
  );
}
