import { type CodeLanguage, codeLanguages } from '@nibras/contract/assessment/questions/shapes.ts';
import { languageNames } from '#assessment/code-run/index.ts';

interface LanguageChoiceProps {
  language: CodeLanguage;
  onChoose(language: CodeLanguage): void;
}

/** The languages, of which one is chosen. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">لغة البرنامج</legend>
      <div className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
        {codeLanguages.map((one) => (
          <label
            key={one}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line bg-raised px-4 font-medium text-text-soft hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus dark:has-checked:border-accent dark:has-checked:bg-accent dark:has-checked:text-on-accent"
          >
            <input
              type="radio"
              name="language"
              className="sr-only"
              value={one}
              checked={one === language}
              onChange={() => onChoose(one)}
            />
            {one === 'html' ? 'HTML/CSS' : languageNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
