import type { VideoTraffic } from '@nibras/contract/content/media/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { MonthSelect } from '#studio-kit/fields/month-select.tsx';
import { formatBytes } from '#studio-kit/frame/format-bytes.ts';
import { useCapability } from '#studio-kit/frame/use-capability.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { FileName } from '#ui/text/file-name.tsx';
import { videoTrafficQuery } from '../calls.ts';

/** What was sent of all videos in a month, and of which the most; for those who pay for it. It loads once it is opened. */
export function TrafficPanel({ onOpen }: { onOpen(id: number): void }) {
  const mayEdit = useCapability('settings:edit');
  const [isOpen, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <details
      className="rounded-md border border-line bg-raised px-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        أكثر الفيديوهات استهلاكًا للنقل
      </summary>
      {isOpen && <Traffic onOpen={onOpen} />}
    </details>
  );
}

function Traffic({ onOpen }: { onOpen(id: number): void }) {
  const [month, setMonth] = useState<string | null>(null);
  const { data, error } = useQuery(videoTrafficQuery(month));
  if (!data) {
    return error ? (
      <p className="py-4 text-sm text-danger">{errorText(error)}</p>
    ) : (
      <Skeleton className="my-4 h-24 w-full" />
    );
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MonthSelect month={data.month} months={data.months} onChange={setMonth} />
        <p className="text-sm text-text-soft">المجموع: {formatBytes(data.total)}</p>
      </div>
      <p className="text-sm text-text-soft">
        ما أرسله الخادم من كل فيديو إلى من شاهده، وما شاهدته أنت في الاستوديو منه.
      </p>
      {data.videos.length === 0 ? (
        <p className="text-sm text-text-soft">لم يُرسل فيديو في هذا الشهر.</p>
      ) : (
        <ol className="divide-y divide-line text-sm">
          {data.videos.map((video) => (
            <VideoRow key={`${video.id} ${video.name}`} video={video} onOpen={onOpen} />
          ))}
        </ol>
      )}
    </div>
  );
}

interface VideoRowProps {
  video: VideoTraffic['videos'][number];
  onOpen(id: number): void;
}

function VideoRow({ video: { id, name, bytes }, onOpen }: VideoRowProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
      {id === null ? (
        <span className="min-w-0 wrap-anywhere text-text-soft">
          <FileName name={name} /> (حُذف)
        </span>
      ) : (
        <button
          type="button"
          onClick={() => onOpen(id)}
          className="min-h-11 min-w-0 text-start text-link underline wrap-anywhere"
        >
          <FileName name={name} />
        </button>
      )}
      <span className="tabular-nums">{formatBytes(bytes)}</span>
    </li>
  );
}
