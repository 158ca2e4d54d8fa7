import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { LampIcon, PortfolioIcon, ServicesIcon } from '#ui/ornament/icons.ts';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { BackLink } from '#ui/text/back-link.tsx';
import { PriceTag } from '#ui/text/price-tag.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { orderUrl } from './order-url.ts';

/** Classes of a badge on the dark background. */
const onInk = 'bg-ink-raised! text-on-ink!';

/** The service's name, price and order link on a dark background, beside its picture. */
export function ServiceHero({ service }: { service: ParsedService }) {
  const mediaUrl = useMediaUrl();
  const { id, name, category, price, featured } = service;
  const projects = service.project_count;
  return (
    <header className="dark relative isolate mt-3 overflow-hidden bg-ink text-on-ink">
      <Lattice
        light={[0.06, 0.5]}
        reach={0.42}
        className="absolute inset-0 -z-1 size-full text-on-ink max-lg:hidden"
      />
      <div className="page-width grid grid-cols-1 gap-x-8 gap-y-7 py-6 md:grid-cols-2 md:py-9 lg:gap-x-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:py-12">
        <div className="flex min-w-0 flex-col items-start justify-center gap-5">
          <BackLink to="/services">{wording`كل الخدمات`}</BackLink>
          <ul className="flex flex-wrap gap-2">
            <li>
              <Badge className={onInk}>
                <bdi>{category?.name ?? wording`خدمة {تقنية|تقني}`}</bdi>
              </Badge>
            </li>
            {projects > 0 && (
              <li>
                <Badge icon={<PortfolioIcon />} className={onInk}>
                  {countLabel(projects, 'project')}
                </Badge>
              </li>
            )}
            {featured && (
              <li>
                <Badge tone="lamp" icon={<LampIcon />}>
                  {wording`خدمة {مميزة|مميز}`}
                </Badge>
              </li>
            )}
          </ul>
          <h1 dir={textDirection(name)} className="text-start text-4xl text-on-ink">
            {name}
          </h1>
          {price !== null && <PriceTag price={price} from="تبدأ من" size="lg" />}
          <div className="mt-1 flex w-full flex-wrap gap-3">
            <Button asChild size="lg" className="max-sm:w-full">
              <Link to={orderUrl(id)}>{wording`اطلب الخدمة`}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary" className="max-sm:w-full">
              <Link to="/contact">اسأل قبل أن تطلب</Link>
            </Button>
          </div>
        </div>
        <Picture
          src={mediaUrl(service.image)}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 50vw, 100vw"
          priority
          fallback={<ServicesIcon />}
          className="rounded-xl max-md:order-first md:self-center lg:shadow-high"
        />
      </div>
    </header>
  );
}
