import type { LectureKind } from '@nibras/contract/learning/courses/shapes.ts';
import { usePictureChoice } from '#studio-kit/editor/pictures/use-picture-choice.tsx';
import { RichTextField } from '#studio-kit/editor/rich-text-field.tsx';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { MinutesField } from './minutes-field.tsx';

type TextType = Exclude<LectureKind, 'video'>;

const labels: Record<TextType, string> = {
  article: 'نص المقال',
  quiz: 'مقدمة الاختبار',
  assignment: 'نص المهمة',
  exercise: 'المطلوب في التمرين',
};

const quizHint =
  'ما يقرؤه الطالب قبل أن يبدأ. إن لم تضف أسئلة بعدها فهذا النص هو الاختبار كله، ويحكم الطالب على نفسه.';

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
