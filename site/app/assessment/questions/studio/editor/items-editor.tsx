import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { newPartId } from '../part-id.ts';
import type { AnswersProps } from './answers-props.ts';
import { HtmlField } from './html-field.tsx';
import { AddPart, PartNumber, PartRow } from './part-row.tsx';
import { usePartKeys } from './use-part-keys.ts';

type Item = NonNullable<QuestionAnswers['items']>[number];

const blank = (): Item => ({ id: newPartId(), html: '' });

/** Items in the right order; a learner gets them shuffled. */
export function ItemsEditor({ answers, change, disabled, choosePicture }: AnswersProps) {
  const [first] = useState(() => [blank(), blank()]);
  const items = answers.items?.length ? answers.items : first;
  const keys = usePartKeys({
    parts: items,
    onParts: (next: Item[]) => change({ items: next }),
    blank,
    isBlank: ({ html }) => html === '',
    name: 'العنصر',
    max: limits.parts,
    least: 2,
  });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-text-soft">{wording`اكتبها بالترتيب الصحيح، وتُعرض على الطالب مخلوطة.`}</p>
      <div ref={keys.list} className="flex flex-col gap-2">
        {items.map((item, index) => (
          <PartRow
            key={item.id}
            index={index}
            removeLabel={`احذف العنصر ${index + 1}`}
            onRemove={items.length > 2 ? () => keys.remove(index) : null}
            start={<PartNumber index={index} />}
          >
            <HtmlField
              short
              hideLabel
              label={`العنصر ${index + 1}`}
              placeholder={`العنصر ${index + 1}`}
              value={item.html}
              onChange={(html) => keys.change(index, { ...item, html })}
              onKeyDown={(event) => keys.onKeyDown(event, index)}
              disabled={disabled}
              choosePicture={choosePicture}
            />
          </PartRow>
        ))}
      </div>
      {!disabled && items.length < limits.parts && <AddPart label="أضف عنصرًا" onAdd={keys.add} />}
    </div>
  );
}
