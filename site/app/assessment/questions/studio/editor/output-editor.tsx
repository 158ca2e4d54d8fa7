import { lazy, Suspense } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import type { AnswersProps } from './answers-props.ts';
import { CodeField } from './code-field.tsx';

/** With what runs programs, which only this kind of question needs. */
const RunForOutput = lazy(() => import('./run-for-output.tsx'));

/** A program and what it prints; running it fills that in. */
export function OutputEditor({ answers, change, disabled }: AnswersProps) {
  const { code = '', language = null, accepted = [] } = answers;
  const [expected = '', ...others] = accepted;
  const setExpected = (text: string) => change({ accepted: [text, ...others] });
  // A page prints nothing.
  const runs = language !== null && language !== 'html';
  return (
    <div className="flex flex-col gap-4">
      <CodeField
        label="الكود"
        value={code}
        onText={(text) => change({ code: text })}
        disabled={disabled}
        language={language}
        onLanguage={(next) => change({ language: next })}
      />
      <Field label="ما يطبعه" hint="لا تضرّ المسافات في آخر السطر ولا الأسطر الفارغة في النهاية.">
        <Textarea
          dir="ltr"
          rows={2}
          value={expected}
          disabled={disabled}
          spellCheck={false}
          onChange={({ target }) => setExpected(target.value)}
          className="min-h-16! font-mono text-sm!"
        />
      </Field>
      {runs && !disabled && (
        <Suspense fallback={<Skeleton className="h-9 w-44" />}>
          <RunForOutput key={language} language={language} code={code} onOutput={setExpected} />
        </Suspense>
      )}
    </div>
  );
}
