import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import { Input } from '#ui/form/input.tsx';
import { AddPart, PartRow } from './part-row.tsx';
import { usePartKeys } from './use-part-keys.ts';

interface TextListProps {
  texts: readonly string[];
  onTexts(texts: string[]): void;
  /** «إجابة مقبولة» */
  name: string;
  /** «أضف كتابة أخرى» */
  add: string;
  disabled: boolean;
  /** Left to right, in the letters of code. */
  code?: boolean;
}

/** A list of single lines, at least one. */
export function TextList({ texts, onTexts, name, add, disabled, code = false }: TextListProps) {
  const shown = texts.length > 0 ? texts : [''];
  const keys = usePartKeys<string>({
    parts: shown,
    onParts: onTexts,
    blank: () => '',
    isBlank: (text) => text === '',
    name,
    max: limits.accepted,
    least: 1,
  });
  return (
    <div className="flex flex-col gap-1.5">
      <div ref={keys.list} className="flex flex-col gap-1.5">
        {shown.map((text, index) => (
          <PartRow
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
            key={index}
            index={index}
            removeLabel={`احذف «${text || `${name} ${index + 1}`}»`}
            onRemove={shown.length > 1 ? () => keys.remove(index) : null}
          >
            <Input
              aria-label={index === 0 ? name : `${name} ${index + 1}`}
              value={text}
              disabled={disabled}
              maxLength={limits.acceptedMaxLength}
              {...(code && { dir: 'ltr', spellCheck: false })}
              onChange={({ target }) => keys.change(index, target.value)}
              onKeyDown={(event) => keys.onKeyDown(event, index)}
              className={code ? 'min-h-11! font-mono' : 'min-h-11!'}
            />
          </PartRow>
        ))}
      </div>
      {!disabled && shown.length < limits.accepted && <AddPart label={add} onAdd={keys.add} />}
    </div>
  );
}
