import { exercises as limits } from '@nibras/contract/assessment/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { Section } from '#studio-kit/fields/section.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { DeleteIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { ExerciseFields } from './use-exercise-fields.ts';

const hintMaxLength = 4_000;

/** Hints in the order in which learners open them. */
export function HintsSection({ fields: { hints: field, values } }: { fields: ExerciseFields }) {
  const { hints } = values;
  function remove(at: number) {
    field.set(hints.filter((_, index) => index !== at));
    toast({
      title: 'حُذف التلميح',
      duration: 10_000,
      action: { label: 'تراجع', onSelect: () => field.set(hints) },
    });
  }
  return (
    <Section
      title="تلميحات"
      description={wording`{يفتحها|تفتحها} الطالب واحدًا بعد آخر. ابدأ بأخفها.`}
    >
      <DraftBox field={field}>
        <ol className="flex flex-col gap-3">
          {hints.map((hint, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: hints have no names.
              key={at}
              className="flex items-start gap-2"
            >
              <Field label={`تلميح ${at + 1}`} className="grow">
                <Textarea
                  rows={2}
                  className="min-h-16!"
                  value={hint}
                  maxLength={hintMaxLength}
                  onChange={({ target }) =>
                    field.set(hints.map((one, index) => (index === at ? target.value : one)))
                  }
                />
              </Field>
              <IconButton label={`احذف التلميح ${at + 1}`} onClick={() => remove(at)}>
                <DeleteIcon className="size-5" />
              </IconButton>
            </li>
          ))}
        </ol>
        {hints.length < limits.hints && (
          <Button
            size="sm"
            variant="secondary"
            className="mt-3"
            icon={<PlusIcon className="size-5" />}
            onClick={() => field.set([...hints, ''])}
          >
            أضف تلميحًا
          </Button>
        )}
      </DraftBox>
    </Section>
  );
}
