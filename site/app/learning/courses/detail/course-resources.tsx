import type { ParsedResource } from '@nibras/contract/compat/parse-course.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatFileSize } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { DownloadIcon, LockIcon } from '#ui/ornament/icons.ts';
import { PanelCard } from './panel-card.tsx';

const row = 'flex min-h-14 items-center gap-3 rounded-sm px-2 py-2';

/** Files to download; those for members only are shown to others as locked. */
export default function CourseResources({ resources }: { resources: ParsedResource[] }) {
  const mediaUrl = useMediaUrl();
  if (resources.length === 0) return null;
  return (
    <PanelCard title={wording`ملفات الكورس`}>
      <ul className="-mx-2 flex flex-col">
        {resources.map((resource) => {
          const url = mediaUrl(resource.file);
          const content = (
            <span className="flex min-w-0 grow flex-col">
              <bdi className="font-medium">{resource.name}</bdi>
              <span className="text-sm text-text-faint">
                {resource.size !== null && formatFileSize(resource.size)}
                {!url && (resource.size === null ? 'للمشتركين فقط' : '، للمشتركين فقط')}
              </span>
            </span>
          );
          return (
            <li key={resource.id}>
              {url ? (
                <a
                  href={url}
                  download
                  className={`${row} text-text no-underline transition-colors hover:bg-link-soft`}
                >
                  <DownloadIcon className="size-5 text-link" />
                  {content}
                </a>
              ) : (
                <div className={`${row} text-text-soft`}>
                  <LockIcon className="size-5 text-text-faint" />
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </PanelCard>
  );
}
