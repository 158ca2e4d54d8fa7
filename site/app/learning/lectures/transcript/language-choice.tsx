import { cx } from '#ui/class-names.ts';

interface LanguageChoiceProps {
  captions: { language: string; label: string }[];
  chosen: string;
  onChoose(language: string): void;
}

/** Buttons that choose the language of a transcript. */
export function LanguageChoice({ captions, chosen, onChoose }: LanguageChoiceProps) {
  const languages = captions.filter(
    ({ language }, at) => captions.findIndex((one) => one.language === language) === at,
  );
  return (
    <fieldset className="flex shrink-0 flex-wrap gap-1 rounded-full border border-line bg-sunken p-1">
      <legend className="sr-only">لغة النص</legend>
      {languages.map(({ language, label }) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
          className={cx(
            'min-h-11 grow rounded-full px-4 text-sm font-medium transition-colors',
            language === chosen
              ? 'bg-raised text-text shadow-low'
              : 'text-text-soft hover:text-text',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
