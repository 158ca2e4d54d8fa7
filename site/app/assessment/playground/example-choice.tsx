import type { Example } from './examples/example.ts';

interface ExampleChoiceProps {
  examples: readonly Example[];
  onChoose(example: Example): void;
}

/** Puts an example in the place of the program. */
export function ExampleChoice({ examples, onChoose }: ExampleChoiceProps) {
  return (
    <label className="flex items-center gap-2 text-text-soft">
      أمثلة
      <select
        className="min-h-11 min-w-40 rounded-md border border-line-strong bg-raised px-3 text-base text-text"
        value=""
        disabled={examples.length === 0}
        onChange={(event) => {
          const example = examples[Number(event.target.value)];
          if (example) onChoose(example);
        }}
      >
        <option value="">اختر مثالًا…</option>
        {examples.map(({ title }, at) => (
          <option key={title} value={at}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
