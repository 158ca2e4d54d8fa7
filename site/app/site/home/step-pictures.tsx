import { Badge } from '#ui/list/badge.tsx';
import { LockIcon, PlayIcon, VideoLectureIcon } from '#ui/ornament/icons.ts';

/** Small imitations of the site's screens, hidden from screen readers since they only repeat the text beside them. */

const lectures: [name: string, minutes: string, free?: boolean][] = [
  ['ما البرمجة؟', '8', true],
  ['أول برنامج لك', '12'],
  ['المتغيرات', '15'],
];

export function ChoosePicture() {
  return (
    <div className="w-full min-w-0 divide-y divide-line text-sm">
      {lectures.map(([name, minutes, free]) => (
        <div key={name} className="flex items-center gap-2.5 py-2">
          <VideoLectureIcon className="size-5 text-link" />
          <span className="min-w-0 grow truncate">{name}</span>
          {free ? (
            <Badge tone="success">مجانية</Badge>
          ) : (
            <LockIcon className="size-4 text-text-faint" />
          )}
          <span className="w-9 text-end text-xs text-text-faint tabular-nums">{minutes} د</span>
        </div>
      ))}
    </div>
  );
}

export function CodePicture() {
  return (
    <div className="flex w-full min-w-0 flex-col items-center gap-3.5">
      <span className="text-sm text-text-soft">كود التحقق</span>
      <div dir="ltr" className="flex w-full justify-center gap-1.5">
        {['4', '0', '7', '2', '9', ''].map((digit, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are never reordered.
            key={index}
            className={`grid h-11 w-8.5 min-w-0 place-items-center rounded-sm border-2 text-lg font-semibold tabular-nums ${
              digit ? 'border-text-soft' : 'border-focus ring-3 ring-focus/25'
            }`}
          >
            {digit || <span className="h-5 w-px bg-text" />}
          </span>
        ))}
      </div>
    </div>
  );
}

export function WatchPicture() {
  return (
    <div className="dark relative flex h-full w-full flex-col justify-end gap-2.5 rounded-sm border border-ink-line bg-ink p-3 text-on-ink">
      <span className="absolute inset-x-0 top-5 mx-auto grid size-12 place-items-center rounded-full bg-accent text-on-accent">
        <PlayIcon className="size-6 fill-current" />
      </span>
      <span className="text-xs text-on-ink-soft">تكمل من الدقيقة 7:40</span>
      <div dir="ltr" className="relative h-1.5 rounded-full bg-ink-line">
        <span className="absolute inset-y-0 inset-s-0 w-[62%] rounded-full bg-accent" />
        <span className="absolute -inset-y-1 inset-s-[60%] w-3.5 rounded-full bg-accent" />
      </div>
    </div>
  );
}

export function AskPicture() {
  return (
    <div className="flex w-full flex-col gap-2.5 text-sm leading-relaxed">
      <p className="max-w-[88%] self-start rounded-lg rounded-ss-xs bg-link-soft px-3 py-2 text-text">
        لماذا يظهر خطأ في السطر 3؟
      </p>
      <p className="max-w-[88%] self-end rounded-lg rounded-se-xs bg-accent-soft px-3 py-2 text-text">
        نسيت علامة الاقتباس. أضفها وجرّب من جديد.
      </p>
    </div>
  );
}
