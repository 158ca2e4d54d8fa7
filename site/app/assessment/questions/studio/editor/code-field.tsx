import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { type CodeLanguage, codeLanguages } from '@nibras/contract/assessment/questions/shapes.ts';
import type { ComponentProps } from 'react';
import { languageNames } from '#assessment/code-run/index.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';

interface CodeFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  label: string;
  value: string;
  onText(text: string): void;
  /** Absent where no language is asked for. */
  language?: CodeLanguage | null;
  onLanguage?(language: CodeLanguage | null): void;
}

/** A few lines of code with their language. Tab leads on to the next field, as everywhere in a question. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onText, language = null, onLanguage, ...rest } = props;
  return (
    <div className="flex flex-col gap-2">
      <Field label={label}>
        <Textarea
          dir="ltr"
          rows={4}
          value={value}
          maxLength={limits.codeMaxLength}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          {...rest}
          onChange={({ target }) => onText(target.value)}
          className="min-h-24! font-mono text-sm!"
        />
      </Field>
      {onLanguage && (
        <Field label="لغة الكود" className="w-44">
          <Select
            value={language ?? ''}
            disabled={rest.disabled}
            onChange={({ target }) =>
              onLanguage(codeLanguages.find((one) => one === target.value) ?? null)
            }
            className="min-h-11!"
          >
            <option value="">لغة أخرى</option>
            {codeLanguages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
