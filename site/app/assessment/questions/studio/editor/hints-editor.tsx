import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionHint } from '@nibras/contract/assessment/questions/shapes.ts';
import type { ChosenPicture } from '#studio-kit/editor/schema/picture.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { HtmlField } from './html-field.tsx';
import { AddPart, PartRow } from './part-row.tsx';
import { usePartKeys } from './use-part-keys.ts';

interface HintsEditorProps {
  hints: readonly QuestionHint[];
  onHints(hints: QuestionHint[]): void;
  disabled: boolean;
  choosePicture(): Promise<ChosenPicture | null>;
}

/** Hints in the order in which a learner opens them, each with what it costs. */
export function HintsEditor({ hints, onHints, disabled, choosePicture }: HintsEditorProps) {
  const keys = usePartKeys<QuestionHint>({
    parts: hints,
    onParts: onHints,
    blank: () => ({ html: '', cost: 0 }),
    isBlank: ({ html }) => html === '',
    name: 'التلميح',
    max: limits.hints,
    least: 0,
  });
  return (
    <div className="flex flex-col gap-2">
      <div ref={keys.list} className="flex flex-col gap-2 empty:hidden">
        {hints.map((hint, index) => (
          <PartRow
            // biome-ignore lint/suspicious/noArrayIndexKey: hints have no identity but their place.
            key={index}
            index={index}
            removeLabel={`احذف التلميح ${index + 1}`}
            onRemove={() => keys.remove(index)}
          >
            <div className="flex flex-wrap items-start gap-2">
              <HtmlField
                short
                hideLabel
                label={`التلميح ${index + 1}`}
                placeholder={`التلميح ${index + 1}`}
                value={hint.html}
                onChange={(html) => keys.change(index, { ...hint, html })}
                onKeyDown={(event) => keys.onKeyDown(event, index)}
                disabled={disabled}
                choosePicture={choosePicture}
                className="grow basis-56"
              />
              <Field label={`ثمن التلميح ${index + 1}`} hideLabel>
                <span className="flex items-center gap-1.5 text-sm text-text-soft">
                  يخصم
                  <Input
                    type="number"
                    min={0}
                    max={100}
                    step={5}
                    value={hint.cost}
                    disabled={disabled}
                    onChange={({ target }) =>
                      keys.change(index, {
                        ...hint,
                        cost: Math.min(100, Math.max(0, Math.round(Number(target.value) || 0))),
                      })
                    }
                    className="min-h-11! w-18! px-2!"
                  />
                  %
                </span>
              </Field>
            </div>
          </PartRow>
        ))}
      </div>
      {!disabled && hints.length < limits.hints && (
        <AddPart label={hints.length === 0 ? 'أضف تلميحًا' : 'أضف تلميحًا آخر'} onAdd={keys.add} />
      )}
    </div>
  );
}
