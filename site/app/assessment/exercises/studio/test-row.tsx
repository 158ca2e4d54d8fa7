import { type ExerciseTest, fitsLanguage } from '@nibras/contract/assessment/exercises/shapes.ts';
import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import type { CodeLanguage } from '@nibras/contract/assessment/questions/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { TestResult } from '#assessment/runner/index.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { DeleteIcon, ErrorIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { codeHints, inputHints, inputLabel } from './exercise-texts.ts';

interface TestRowProps {
  test: ExerciseTest;
  number: number;
  language: CodeLanguage;
  disabled: boolean;
  /** What came of the last trial with the solution. */
  result: TestResult | undefined;
  onChange(test: ExerciseTest): void;
  onRemove(): void;
}

const codeClass = 'min-h-16! font-mono text-start! text-sm!';

/** A test to edit: its name, how it checks, whether learners see it, and what it compares. */
export function TestRow({ test, number, language, disabled, result, ...props }: TestRowProps) {
  const change = (changed: Partial<ExerciseTest>) => props.onChange({ ...test, ...changed });
  const kind = test.how === 'code' ? 'code' : test.hidden ? 'hidden' : 'shown';
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-3 sm:p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={wording`اسم {=الاختبار} ${number}`} className="min-w-48 grow">
          <Input
            value={test.name}
            maxLength={limits.testNameMaxLength}
            disabled={disabled}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label="نوعه" className="w-44">
          <Select
            value={kind}
            disabled={disabled}
            onChange={({ target }) =>
              change({
                how: target.value === 'code' ? 'code' : 'io',
                hidden: target.value === 'hidden',
              })
            }
          >
            {(language !== 'html' || kind === 'shown') && <option value="shown">ظاهر</option>}
            {(language !== 'html' || kind === 'hidden') && <option value="hidden">مخفي</option>}
            <option value="code">كود يفحص</option>
          </Select>
        </Field>
        <IconButton label={wording`احذف {=الاختبار} ${number}`} onClick={props.onRemove}>
          <DeleteIcon className="size-5" />
        </IconButton>
      </div>
      {test.how === 'io' ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={inputLabel(language)} hint={inputHints[language]} optional>
            <Textarea
              dir="ltr"
              rows={2}
              className={codeClass}
              value={test.input}
              maxLength={limits.textMaxLength}
              onChange={({ target }) => change({ input: target.value })}
            />
          </Field>
          <Field label="المتوقع أن يطبعه">
            <Textarea
              dir="ltr"
              rows={2}
              className={codeClass}
              value={test.expected}
              maxLength={limits.textMaxLength}
              onChange={({ target }) => change({ expected: target.value })}
            />
          </Field>
        </div>
      ) : (
        <Field label="الكود الذي يفحص" hint={codeHints[language]}>
          <Textarea
            dir="ltr"
            rows={3}
            className={codeClass}
            value={test.code}
            maxLength={limits.testCodeMaxLength}
            onChange={({ target }) => change({ code: target.value })}
          />
        </Field>
      )}
      {!fitsLanguage(language, test) && (
        <p className="text-sm text-warning">{wording`صفحة HTML لا تطبع شيئًا، فلا يعمل هذا {=الاختبار}.`}</p>
      )}
      {result && <SolutionResult result={result} />}
    </li>
  );
}

function SolutionResult({ result }: { result: TestResult }) {
  if (result.passed) {
    return (
      <Badge tone="success" icon={<SuccessIcon />} className="self-start">
        ينجح فيه الحل
      </Badge>
    );
  }
  const { error, output } = result;
  return (
    <div className="flex flex-col gap-1.5">
      <Badge tone="danger" icon={<ErrorIcon />} className="self-start">
        لا ينجح فيه الحل
      </Badge>
      <pre
        dir="ltr"
        className="max-h-40 overflow-auto rounded-sm bg-sunken px-3 py-2 text-start font-mono text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {error ? `${error.name}: ${error.message}` : output || '∅'}
      </pre>
    </div>
  );
}
