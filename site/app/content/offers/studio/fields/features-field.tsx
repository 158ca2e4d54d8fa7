import { drafts as limits } from '@nibras/contract/limits.ts';
import { featuresOf } from '#content/services/index.ts';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { CheckIcon } from '#ui/ornament/icons.ts';

/** The features of a service: one text, of which the page makes a list, which is shown below it. */
export function FeaturesField({ field }: { field: EditedField<string> }) {
  const features = featuresOf(field.value);
  return (
    <div className="flex flex-col gap-2.5">
      <TextDraftField
        field={field}
        label="المزايا"
        hint="اكتب كل ميزة في جملة، وأنهها بنقطة: كل جملة بند في القائمة."
        rows={4}
        max={limits.longTextMaxLength}
      />
      {features.length > 0 && (
        <ul
          aria-label="المزايا كما تظهر"
          className="grid gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 text-sm text-text-soft sm:grid-cols-2"
        >
          {features.map((feature, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two features may have one text
            <li key={at} className="flex items-start gap-2">
              <CheckIcon className="mt-1 size-4 text-success" />
              <span dir="auto" className="min-w-0 text-start wrap-anywhere">
                {feature}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
