import type { AnswersProps } from './answers-props.ts';
import { CheckRow } from './check-row.tsx';
import { TextList } from './text-list.tsx';

/** What counts as right in a short answer. */
export function TextEditor({ answers, change, disabled }: AnswersProps) {
  const exact = answers.exact ?? false;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-text-soft">
        {exact
          ? 'تُقبل كما هي حرفًا بحرف.'
          : 'تُقبل بكل كتابة: أ أو ا، ة أو ه، ى أو ي، بتشكيل وبدونه، وبالأرقام ١٢٣ أو 123.'}
      </p>
      <TextList
        texts={answers.accepted ?? []}
        onTexts={(accepted) => change({ accepted })}
        name="إجابة مقبولة"
        add="أضف إجابة أخرى تُقبل"
        disabled={disabled}
        code={exact}
      />
      <CheckRow
        label="مطابقة حرفية"
        hint="للكود والأوامر: تُفرَّق الحروف الكبيرة والصغيرة ولا يُتسامح في حرف."
        checked={exact}
        onChange={(next) => change({ exact: next })}
      />
    </div>
  );
}
