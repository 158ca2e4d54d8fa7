import { formatNumber } from '../text/format-number.ts';
import { Badge } from './badge.tsx';

interface MarkBadgeProps {
  /** `score` and `passed` are null while a person has not marked everything. */
  mark: { score: number | null; max: number; passed: boolean | null };
}

/** A mark in a list: «7.5 من 10», or that it is being marked. */
export function MarkBadge({ mark: { score, max, passed } }: MarkBadgeProps) {
  if (score === null) return <Badge>قيد التصحيح</Badge>;
  return (
    <Badge tone={passed ? 'success' : 'warning'} className="tabular-nums">
      <span>
        <span className="sr-only">{passed ? 'الدرجة' : 'لم تجتز بعد، الدرجة'} </span>
        {formatNumber(score)} من {formatNumber(max)}
      </span>
    </Badge>
  );
}
