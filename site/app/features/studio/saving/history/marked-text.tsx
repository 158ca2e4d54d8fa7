import { diffWordsWithSpace } from 'diff';

interface MarkedTextProps {
  before: string;
  after: string;
}

/** A text with the words marked that it has in place of others. */
export function MarkedText({ before, after }: MarkedTextProps) {
  let place = 0;
  const parts = diffWordsWithSpace(before, after).map((part) => {
    place += part.value.length;
    return { ...part, key: `${place} ${part.added ?? ''}` };
  });
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ key, added, removed, value }) => {
        if (added) {
          return (
            <ins key={key} className="rounded-sm bg-success-soft text-success">
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={key} className="rounded-sm bg-danger-soft text-danger">
              {value}
            </del>
          );
        }
        return value;
      })}
    </p>
  );
}
