import type { SeatsTakenAnswer, TakenSeat } from '@nibras/contract/learning/seats/shapes.ts';
import { countLabel, spanLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useState } from 'react';
import { deviceName } from '#people/security/index.ts';
import { Button } from '#ui/form/button.tsx';
import { ComputerIcon } from '#ui/ornament/icons.ts';

interface SeatsTakenProps {
  taken: SeatsTakenAnswer;
  busy: boolean;
  onFree(id: number): void;
}

const minute = 60_000;

/** The whole minutes between now and a time, in either direction. */
const minutesTo = (time: string) =>
  Math.max(1, Math.ceil(Math.abs(new Date(time).getTime() - Date.now()) / minute));

/** Over the video where other devices have all seats: which, since when, and how to watch here instead. */
export function SeatsTaken({ taken, busy, onFree }: SeatsTakenProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { seats, free_from: from } = taken;
  return (
    <section
      aria-label="الحساب يُشاهَد على أجهزة أخرى"
      role="alert"
      dir="rtl"
      // It makes a narrow player higher, so that every button is in view.
      className="lecture-cover relative z-10 flex aspect-video flex-col bg-ink/92 p-4 text-on-ink"
    >
      <div className="mx-auto flex w-full max-w-lg grow flex-col justify-center gap-3">
        <p className="text-center">
          {`يُشاهَد حسابك الآن على ${countLabel(seats.length, rareNouns.device, 'genitive')}، وهذا أقصى عدد في وقت واحد.`}
        </p>
        <ul className="flex flex-col gap-2">
          {seats.map((seat) => (
            <Seat
              key={seat.id}
              seat={seat}
              isChosen={chosen === seat.id}
              busy={busy}
              mayFree={from === null}
              onChoose={() => setChosen(seat.id)}
              onFree={() => onFree(seat.id)}
            />
          ))}
        </ul>
        <p className="text-center text-sm text-on-ink-soft">
          {from === null
            ? 'أو أغلق الفيديو على أحدهما، ويبدأ هنا خلال دقيقة.'
            : `أوقفت جهازًا قبل قليل. يمكنك إيقاف غيره بعد ${spanLabel(minutesTo(from), 'minute')}، أو أغلق الفيديو على أحدهما.`}
        </p>
      </div>
    </section>
  );
}

interface SeatProps {
  seat: TakenSeat;
  isChosen: boolean;
  busy: boolean;
  mayFree: boolean;
  onChoose(): void;
  onFree(): void;
}

function Seat({ seat, isChosen, busy, mayFree, onChoose, onFree }: SeatProps) {
  const name = deviceName(seat.device);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong px-3 py-2">
      <ComputerIcon className="size-5 shrink-0 text-on-ink-soft" />
      <div className="min-w-0 grow basis-40 text-start">
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-on-ink-soft">
          {`منذ ${spanLabel(minutesTo(seat.since), 'minute')}`}
          {seat.lecture !== null && ' · '}
          <bdi>{seat.lecture}</bdi>
        </p>
      </div>
      {mayFree && !isChosen && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`شاهد هنا بدل ${name}`}
          onClick={onChoose}
        >
          شاهد هنا بدله
        </Button>
      )}
      {mayFree && isChosen && (
        <Button size="sm" autoFocus loading={busy} loadingLabel="جارٍ الإيقاف…" onClick={onFree}>
          أوقفه الآن
        </Button>
      )}
    </li>
  );
}
