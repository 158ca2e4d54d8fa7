import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mediaByPathQuery } from '#content/media/studio/index.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import type { StudioVideo } from './use-studio-video.ts';

interface VideoBoxProps {
  /** The path of the video's file; null without one. */
  path: string | null;
  video: StudioVideo;
  /** What stands in place of a video that is not there. */
  empty?: ReactNode;
}

/** The video beside a list, low on narrow screens, where the list stands below it. */
export function VideoBox({ path, video, empty }: VideoBoxProps) {
  const { data } = useQuery(mediaByPathQuery(path ? [path] : []));
  const url = useMediaUrl();
  const file = data?.[0] ?? null;
  if (!path && empty !== undefined) return empty;
  return (
    <div className="flex flex-col gap-1.5">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are written on a page of their own */}
      <video
        ref={video.attach}
        controls
        playsInline
        preload="metadata"
        src={url(file?.address) ?? undefined}
        poster={url(file?.poster) ?? undefined}
        className="aspect-video max-h-[35dvh] w-full rounded-md bg-ink lg:max-h-none"
      />
      <p className="flex justify-between gap-4 text-sm text-text-soft">
        <span>{file || !path ? '' : 'جارٍ التحميل…'}</span>
        {!path && <span>{wording`لا فيديو في {هذه|هذا} المحاضرة بعد.`}</span>}
        {video.rate !== 1 && (
          <bdi dir="ltr" role="status">
            ×{video.rate}
          </bdi>
        )}
      </p>
    </div>
  );
}
