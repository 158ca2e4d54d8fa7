import { type Ref, useId, useState } from 'react';
import { cx } from '../class-names.ts';
import { StarIcon } from '../ornament/icons.ts';
import { starMeanings, starNames, stars } from '../text/star-rating-words.ts';

export interface StarRatingInputProps {
  /** Name of the form field; its value is 1 to 5. */
  name: string;
  label: string;
  /** 0 before a choice. */
  value: number;
  onChange(value: number): void;
  error?: string;
  disabled?: boolean;
  /** Ref of the star that the keyboard focuses first: the chosen one, or the first. */
  focusRef?: Ref<HTMLInputElement>;
}

/** Five radio buttons that look like stars, so keyboard and screen reader work natively. */
export function StarRatingInput({
  name,
  label,
  value,
  onChange,
  error,
  disabled,
  focusRef,
}: StarRatingInputProps) {
  const [hovered, setHovered] = useState(0);
  const errorId = useId();
  const shown = hovered || value;
  return (
    <fieldset disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex items-center gap-3">
        <div className="-ms-1.5 flex" onPointerLeave={() => setHovered(0)}>
          {stars.map((star) => (
            <label
              key={star}
              onPointerEnter={() => setHovered(star)}
              className="relative grid size-11 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                ref={star === (value || 1) ? focusRef : undefined}
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                onChange={() => onChange(star)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <StarIcon
                className={cx(
                  'size-8 transition-colors',
                  star <= shown
                    ? 'fill-accent text-accent-edge'
                    : 'fill-transparent text-line-strong',
                )}
              />
              <span className="sr-only">{starNames[star]}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-text-soft">
          {shown > 0 ? starMeanings[shown] : ''}
        </span>
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
