import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { DurationIcon } from '#ui/ornament/icons.ts';
import { serverClock } from '../saving/load-attempt.ts';
import { clockText } from '../texts.ts';

const second = 1_000;
const minute = 60 * second;

/** What is announced when so little time is left; a reader is not told of each second. */
const announcements = [
  { left: minute, text: 'بقيت دقيقة واحدة.' },
  { left: 5 * minute, text: 'بقيت خمس دقائق.' },
];

interface TimeLeftProps {
  /** ISO 8601, by the server's clock. */
  endsAt: string;
  onEnd(): void;
}

/** The time that is left, by the server's clock. */
export function TimeLeft({ endsAt, onEnd }: TimeLeftProps) {
  const end = Date.parse(endsAt);
  const [left, setLeft] = useState(() => end - serverClock.now());
  const [announced, setAnnounced] = useState('');
  const tick = useEffectEvent(() => {
    const next = end - serverClock.now();
    const passed = announcements.find((one) => next <= one.left && left > one.left);
    if (passed && next > 0) setAnnounced(passed.text);
    setLeft(next);
    if (next <= 0) onEnd();
  });
  useEffect(() => {
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, []);

  const short = left <= 5 * minute;
  return (
    <p className="flex items-center gap-1.5">
      <DurationIcon className={cx('size-5', short ? 'text-warning' : 'text-text-faint')} />
      <span className="sr-only">الوقت الباقي</span>
      <bdi
        role="timer"
        dir="ltr"
        className={cx('font-semibold tabular-nums', short ? 'text-warning' : 'text-text')}
      >
        {clockText(left)}
      </bdi>
      <span role="status" className={announced ? 'text-sm font-medium text-warning' : 'sr-only'}>
        {announced}
      </span>
    </p>
  );
}
