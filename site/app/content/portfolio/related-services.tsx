import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Picture } from '#ui/list/picture.tsx';
import { SideCard } from '#ui/list/side-card.tsx';
import { DownIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { textDirection } from '#ui/text/text-direction.ts';

type Services = ParsedProject['services'];

const title = () => wording`خدمات ذات صلة`;

/** The related services on a small screen, in a `details` element, which works without scripts. */
export function RelatedServicesDetails({ services }: { services: Services }) {
  if (services.length === 0) return null;
  return (
    <details className="group rounded-lg border border-line bg-raised lg:hidden">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-lg">{title()}</h2>
        <span className="text-sm text-text-faint tabular-nums">
          <span className="sr-only">عددها </span>
          {services.length}
        </span>
        <DownIcon className="size-5 text-text-faint transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-3">
        <ServiceRows services={services} />
      </div>
    </details>
  );
}

/** The related services on a large screen, as a card beside the text. */
export function RelatedServicesPanel({ services }: { services: Services }) {
  if (services.length === 0) return null;
  return (
    <SideCard title={title()} className="max-lg:hidden">
      <div className="-mx-2">
        <ServiceRows services={services} />
      </div>
    </SideCard>
  );
}

function ServiceRows({ services }: { services: Services }) {
  const mediaUrl = useMediaUrl();
  return (
    <ul className="flex flex-col gap-1">
      {services.map(({ id, name, image, description }) => (
        <li
          key={id}
          className="relative flex items-center gap-3 rounded-md p-2 transition-colors hover:bg-sunken"
        >
          <Picture
            src={mediaUrl(image)}
            alt=""
            width={80}
            height={64}
            sizes="5rem"
            ratio="free"
            fallback={<ServicesIcon />}
            className="h-16 w-20 shrink-0 rounded-sm"
          />
          <div className="min-w-0">
            <h3 className="leading-snug font-semibold">
              <Link
                to={`/services/${id}`}
                className="text-text no-underline after:absolute after:inset-0 after:rounded-md"
              >
                <bdi>{name}</bdi>
              </Link>
            </h3>
            {description && (
              <p
                dir={textDirection(description)}
                className="mt-0.5 line-clamp-2 text-start text-sm text-text-soft"
              >
                {description}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
