import { wording } from '@nibras/contract/text/wording.ts';
import type { AnswersProps } from './answers-props.ts';
import { HtmlField } from './html-field.tsx';

/** What a good answer has, for the person who grades it. */
export function EssayEditor({ answers, change, disabled, choosePicture }: AnswersProps) {
  return (
    <HtmlField
      label="دليل التصحيح"
      hint={wording`ما تبحث عنه في الإجابة الجيدة. يراه المصحح، {ويراه|وتراه} الطالب مع النتائج.`}
      value={answers.guide ?? ''}
      onChange={(guide) => change({ guide })}
      disabled={disabled}
      choosePicture={choosePicture}
    />
  );
}
