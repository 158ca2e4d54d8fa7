import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { type KeyboardEvent, useState } from 'react';
import { newPartId } from '../part-id.ts';
import type { AnswersProps } from './answers-props.ts';
import { HtmlField } from './html-field.tsx';
import { AddPart, PartNumber, PartRow } from './part-row.tsx';
import { usePartKeys } from './use-part-keys.ts';

type Pair = NonNullable<QuestionAnswers['pairs']>[number];
type Extra = NonNullable<QuestionAnswers['extras']>[number];

const blankPair = (): Pair => ({ id: newPartId(), left: '', rightId: newPartId(), right: '' });
const blankExtra = (): Extra => ({ id: newPartId(), html: '' });

/** What belongs to what. Enter goes from the left side to the right one, and from there to the next pair. */
export function PairsEditor(props: AnswersProps) {
  const { answers, change, disabled, choosePicture } = props;
  const [first] = useState(() => [blankPair(), blankPair()]);
  const pairs = answers.pairs?.length ? answers.pairs : first;
  const keys = usePartKeys({
    parts: pairs,
    onParts: (next: Pair[]) => change({ pairs: next }),
    blank: blankPair,
    isBlank: ({ left, right }) => left === '' && right === '',
    name: 'الزوج',
    max: limits.parts,
    least: 2,
  });
  const shared = { short: true, hideLabel: true, disabled, choosePicture } as const;

  function onLeftKey(event: KeyboardEvent, index: number) {
    const isPlainEnter =
      event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey;
    if (!isPlainEnter || event.nativeEvent.isComposing) return keys.onKeyDown(event, index);
    event.preventDefault();
    const row = (event.target as HTMLElement).closest('[data-part]');
    row?.querySelectorAll('textarea')[1]?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      <div ref={keys.list} className="flex flex-col gap-2">
        {pairs.map((pair, index) => (
          <PartRow
            key={pair.id}
            index={index}
            removeLabel={`احذف الزوج ${index + 1}`}
            onRemove={pairs.length > 2 ? () => keys.remove(index) : null}
            start={<PartNumber index={index} />}
          >
            <div className="grid gap-1.5 sm:grid-cols-2">
              <HtmlField
                {...shared}
                label={`العنصر ${index + 1}`}
                placeholder="العنصر"
                value={pair.left}
                onChange={(left) => keys.change(index, { ...pair, left })}
                onKeyDown={(event) => onLeftKey(event, index)}
              />
              <HtmlField
                {...shared}
                label={`ما يناسب العنصر ${index + 1}`}
                placeholder="ما يناسبه"
                value={pair.right}
                onChange={(right) => keys.change(index, { ...pair, right })}
                onKeyDown={(event) => keys.onKeyDown(event, index)}
              />
            </div>
          </PartRow>
        ))}
      </div>
      {!disabled && pairs.length < limits.parts && <AddPart label="أضف زوجًا" onAdd={keys.add} />}
      <Extras {...props} />
    </div>
  );
}

/** What belongs to nothing, so that the last pair is not found by what is left. */
function Extras({ answers, change, disabled, choosePicture }: AnswersProps) {
  const extras = answers.extras ?? [];
  const keys = usePartKeys({
    parts: extras,
    onParts: (next: Extra[]) => change({ extras: next }),
    blank: blankExtra,
    isBlank: ({ html }) => html === '',
    name: 'الزائد',
    max: limits.parts,
    least: 0,
  });
  return (
    <>
      <div ref={keys.list} className="flex flex-col gap-2 empty:hidden">
        {extras.map((extra, index) => (
          <PartRow
            key={extra.id}
            index={index}
            removeLabel={`احذف الزائد ${index + 1}`}
            onRemove={() => keys.remove(index)}
          >
            <HtmlField
              short
              hideLabel
              label={`لا يناسب شيئًا ${index + 1}`}
              placeholder="لا يناسب أي عنصر"
              value={extra.html}
              onChange={(html) => keys.change(index, { ...extra, html })}
              onKeyDown={(event) => keys.onKeyDown(event, index)}
              disabled={disabled}
              choosePicture={choosePicture}
            />
          </PartRow>
        ))}
      </div>
      {!disabled && extras.length < limits.parts && (
        <AddPart label="أضف ما لا يناسب شيئًا" onAdd={keys.add} />
      )}
    </>
  );
}
