import { diffArrays } from 'diff';

interface MarkedTextProps {
  before: string;
  after: string;
}

/** Words with their marks, spaces, and single signs; the package's own words are Latin ones only. */
const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}_]+|\s+|./gsu) ?? [];

/** A text with the words marked that it has in place of others. */
export function MarkedText({ before, after }: MarkedTextProps) {
  let place = 0;
  const parts = diffArrays(tokensOf(before), tokensOf(after)).map(({ added, removed, value }) => {
    const text = value.join('');
    place += text.length;
    return { added, removed, value: text, key: `${place} ${added ?? ''}` };
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
