import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Card, cardLinkClass } from '#ui/card.tsx';
import { ServicesIcon } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import { PriceTag } from '#ui/price-tag.tsx';
import type { TeaserService } from './read-answers.ts';

/** A service in short; it is ordered on its own page. */
export function ServiceTeaser({ service }: { service: TeaserService }) {
  const mediaUrl = useMediaUrl();
  const starting = service.price?.starting;
  return (
    <Card interactive>
      <Picture
        src={mediaUrl(service.image)}
        alt=""
        width={400}
        height={225}
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 82vw"
        fallback={<ServicesIcon />}
      />
      <div className="flex grow flex-col gap-2 p-5">
        <h3 className="text-xl">
          <Link to={`/services/${service.id}`} className={cardLinkClass}>
            <bdi>{service.name}</bdi>
          </Link>
        </h3>
        {service.small_description && (
          <p dir="auto" className="line-clamp-3 text-start text-text-soft">
            {service.small_description}
          </p>
        )}
        {starting != null && starting > 0 && (
          <PriceTag price={starting} from="يبدأ من" className="mt-auto pt-2" />
        )}
      </div>
    </Card>
  );
}
