interface ChoiceProps {
  /** The same for all choices of one group. */
  name: string;
  label: string;
  checked: boolean;
  onChoose(): void;
}

/** One of a few choices that stand beside each other. */
export function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-2">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-4.5 accent-link"
      />
      {label}
    </label>
  );
}
