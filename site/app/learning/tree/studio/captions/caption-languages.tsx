import { CaptionsIcon, languageName } from '#content/media/studio/index.ts';

/** The languages of a lecture's captions as their codes, with their names for screen readers and the pointer. */
export function CaptionLanguages({ languages }: { languages: readonly string[] }) {
  const names = `الترجمات: ${languages.map(languageName).join('، ')}`;
  return (
    <span
      title={names}
      className="flex items-center gap-1 text-sm text-text-faint max-[22rem]:hidden"
    >
      <CaptionsIcon className="size-4" aria-hidden="true" />
      <bdi dir="ltr" aria-hidden="true" className="whitespace-nowrap max-sm:hidden">
        {languages.join(' ')}
      </bdi>
      <span className="sr-only">{names}</span>
    </span>
  );
}
