import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { mediaByPathQuery } from '#content/media/studio/index.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import type { StudioVideo } from './use-studio-video.ts';

const heights = { lg: 'lg:max-h-none', xl: 'xl:max-h-none' };

interface VideoBoxProps {
  /** The path of the video's file; null without one. */
  path: string | null;
  video: StudioVideo;
  /** From which width on it stands beside the list, where it may be as high as its picture. */
  beside: keyof typeof heights;
}

/** The video beside a list, low on narrow screens, where the list stands below it. */
export function VideoBox({ path, video, beside }: VideoBoxProps) {
  const { data } = useQuery(mediaByPathQuery(path ? [path] : []));
  const url = useMediaUrl();
  const file = data?.[0] ?? null;
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
        className={cx('aspect-video max-h-[35dvh] w-full rounded-md bg-ink', heights[beside])}
      />
      <p className="flex min-h-6 justify-between gap-4 text-sm text-text-soft">
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
