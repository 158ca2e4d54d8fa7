import { wording } from '@nibras/contract/text/wording.ts';
import { Mark } from '#ui/list/mark.tsx';
import { CheckIcon, CloseIcon, DurationIcon, MinusIcon } from '#ui/ornament/icons.ts';

const verdicts = {
  right: { icon: CheckIcon, text: 'صحيحة', tone: 'text-success' },
  wrong: { icon: CloseIcon, text: 'خاطئة', tone: 'text-danger' },
  partly: { icon: MinusIcon, text: 'صحيحة جزئيًا', tone: 'text-warning' },
  none: { icon: MinusIcon, text: 'لم تُجب', tone: 'text-text-soft' },
  waiting: {
    icon: DurationIcon,
    get text() {
      return wording`بانتظار تصحيح المعلّم`;
    },
    tone: 'text-info',
  },
};

export type VerdictName = keyof typeof verdicts;

/** How an answer was judged, in words and with an icon, not by colour alone. */
export function Verdict({ name, className }: { name: VerdictName; className?: string }) {
  const { icon: Icon, text, tone } = verdicts[name];
  return (
    <Mark icon={Icon} tone={tone} className={className}>
      {text}
    </Mark>
  );
}

/** A part of an answer: right or wrong; nothing where it was not judged. */
export function PartVerdict({ right }: { right: boolean | undefined }) {
  if (right === undefined) return null;
  return <Verdict name={right ? 'right' : 'wrong'} className="shrink-0" />;
}
