import type { ParsedServiceCard } from '@nibras/contract/compat/parse-services.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { categoryHue } from '#learning/courses/index.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { buttonClass } from '#ui/form/button-class.ts';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { Tag } from '#ui/list/tag.tsx';
import { PortfolioIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { ManagerLine } from './manager-line.tsx';
import { orderUrl } from './order-url.ts';

export interface ServiceCardProps {
  service: ParsedServiceCard;
  /** Search terms to highlight in the name and the description. */
  search?: string;
  headingLevel?: 2 | 3;
  /** Loads the picture eagerly, for the first cards of the page. */
  priority?: boolean;
  /** A shorter card without the manager and the order link, in a row that scrolls sideways on a phone. */
  brief?: boolean;
}

/** A service in a list. The name is the link, and its click area covers the card. */
export function ServiceCard({
  service,
  search = '',
  headingLevel = 3,
  priority = false,
  brief = false,
}: ServiceCardProps) {
  const mediaUrl = useMediaUrl();
  const Heading = `h${headingLevel}` as const;
  const { id, name, category, price, manager } = service;
  const projects = service.project_count ?? 0;
  return (
    <Card interactive className="h-full">
      <Picture
        src={mediaUrl(service.image)}
        alt=""
        width={400}
        height={225}
        sizes={`(min-width: 80rem) 25rem, (min-width: 64rem) 32vw, (min-width: 40rem) 48vw, ${brief ? 74 : 100}vw`}
        priority={priority}
        fallback={<ServicesIcon />}
      />
      <div className="flex grow flex-col gap-3 p-5">
        {!brief && (category || projects > 0) && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            {category && <Tag hue={categoryHue(category)}>{category.name}</Tag>}
            {projects > 0 && (
              <span className="inline-flex items-center gap-1.5 text-sm text-text-faint">
                <PortfolioIcon className="size-4" />
                {countLabel(projects, 'project')}
              </span>
            )}
          </div>
        )}
        <Heading dir={textDirection(name)} className="text-start text-xl">
          <Link to={`/services/${id}`} className={cardLinkClass}>
            <Highlight text={name} search={search} />
          </Link>
        </Heading>
        {service.small_description && (
          <p
            dir={textDirection(service.small_description)}
            className="line-clamp-3 text-start text-text-soft"
          >
            <Highlight text={service.small_description} search={search} />
          </p>
        )}
        {(!brief || price !== null) && (
          <div
            className={cx('mt-auto flex flex-col gap-3.5', !brief && 'border-t border-line pt-3.5')}
          >
            {!brief && manager && <ManagerLine manager={manager} />}
            <div className="flex flex-wrap items-center gap-3">
              {price !== null && <PriceTag price={price} from="تبدأ من" />}
              {!brief && (
                <Link to={orderUrl(id)} className={buttonClass('secondary', 'sm', 'z-1 ms-auto')}>
                  {wording`اطلب الخدمة`}
                  <span className="sr-only">: {name}</span>
                </Link>
              )}
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}
