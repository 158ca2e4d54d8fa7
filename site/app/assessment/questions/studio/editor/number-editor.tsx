import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuestionAnswers } from '@nibras/contract/assessment/questions/shapes.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import type { AnswersProps } from './answers-props.ts';
import { CheckRow } from './check-row.tsx';
import { AddPart, PartRow } from './part-row.tsx';
import { TextList } from './text-list.tsx';

type NumberKey = NonNullable<QuestionAnswers['number']>;

const none: NumberKey = {
  value: '',
  tolerance: '',
  toleranceIn: 'value',
  unit: '',
  units: [],
  unitNeeded: false,
};

/** A number with how far from it an answer may be, and its units. */
export function NumberEditor({ answers, change, disabled }: AnswersProps) {
  const number = answers.number ?? none;
  const set = (parts: Partial<NumberKey>) => change({ number: { ...number, ...parts } });
  const text = (field: 'value' | 'tolerance' | 'unit') => ({
    value: number[field],
    disabled,
    maxLength: limits.numberMaxLength,
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
    className: 'min-h-11!',
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Field label="القيمة الصحيحة">
          <Input inputMode="decimal" {...text('value')} />
        </Field>
        <Field label="هامش الخطأ">
          <Input inputMode="decimal" placeholder="0" {...text('tolerance')} />
        </Field>
        <Field label="طريقة حساب الهامش">
          <Select
            value={number.toleranceIn}
            disabled={disabled}
            onChange={({ target }) =>
              set({ toleranceIn: target.value as NumberKey['toleranceIn'] })
            }
            className="min-h-11!"
          >
            <option value="value">بوحدة القيمة</option>
            <option value="percent">نسبة مئوية</option>
          </Select>
        </Field>
        <Field label="الوحدة" optional>
          <Input placeholder="مثل: م" {...text('unit')} />
        </Field>
      </div>
      {number.unit.trim() !== '' && (
        <>
          <CheckRow
            label="كتابة الوحدة لازمة"
            hint="إجابة بلا وحدة تُحسب خطأ."
            checked={number.unitNeeded}
            onChange={(unitNeeded) => set({ unitNeeded })}
          />
          <Units number={number} set={set} disabled={disabled} />
        </>
      )}
      {(number.accepted?.length ?? 0) > 0 && (
        <Accepted number={number} set={set} disabled={disabled} />
      )}
    </div>
  );
}

/** Answers of learners that were accepted beside the number; without texts in it the list goes. */
function Accepted({ number: { accepted = [] }, set, disabled }: UnitsProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-text-soft">وتُقبل أيضًا هذه الإجابات:</p>
      <TextList
        texts={accepted}
        onTexts={(texts) => set({ accepted: texts.every((text) => text === '') ? [] : texts })}
        name="إجابة مقبولة أخرى"
        add="أضف إجابة أخرى تُقبل"
        disabled={disabled}
      />
    </div>
  );
}

interface UnitsProps {
  number: NumberKey;
  set(parts: Partial<NumberKey>): void;
  disabled: boolean;
}

/** Other units in which the answer may be written. */
function Units({ number: { unit, units }, set, disabled }: UnitsProps) {
  const change = (index: number, parts: Partial<NumberKey['units'][number]>) =>
    set({ units: units.map((one, at) => (at === index ? { ...one, ...parts } : one)) });
  return (
    <div className="flex flex-col gap-2">
      {units.map((other, index) => (
        <PartRow
          // biome-ignore lint/suspicious/noArrayIndexKey: units have no identity but their place.
          key={index}
          index={index}
          removeLabel={`احذف الوحدة «${other.name || index + 1}»`}
          onRemove={() => set({ units: units.filter((_, at) => at !== index) })}
        >
          <div className="flex flex-wrap items-center gap-2">
            <span>كل 1</span>
            <Input
              aria-label={`اسم الوحدة ${index + 1}`}
              placeholder="سم"
              value={other.name}
              disabled={disabled}
              maxLength={limits.unitMaxLength}
              onChange={({ target }) => change(index, { name: target.value })}
              className="min-h-11! w-24!"
            />
            <span>يساوي</span>
            <Input
              aria-label={`معامل الوحدة ${index + 1}`}
              placeholder="0.01"
              inputMode="decimal"
              value={other.factor}
              disabled={disabled}
              maxLength={limits.numberMaxLength}
              onChange={({ target }) => change(index, { factor: target.value })}
              className="min-h-11! w-28!"
            />
            <bdi>{unit}</bdi>
          </div>
        </PartRow>
      ))}
      {!disabled && units.length < limits.parts && (
        <AddPart
          label="اقبل وحدة أخرى"
          onAdd={() => set({ units: [...units, { name: '', factor: '' }] })}
        />
      )}
    </div>
  );
}
