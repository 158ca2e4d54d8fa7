import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { useMediaUrl } from '#platform/state/media.ts';
import { Picture } from '#ui/list/picture.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { ServicesIcon } from '#ui/ornament/icons.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';
import { Link } from '#ui/text/link.tsx';
import { PriceTag } from '#ui/text/price-tag.tsx';

function Row({ picture, action, children }: Record<'picture' | 'action' | 'children', ReactNode>) {
  return (
    <div className="mb-8 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-lg border border-line bg-raised p-3 pe-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      {picture}
      <div>{children}</div>
      <p className="text-sm max-sm:col-start-2">{action}</p>
    </div>
  );
}

/** The service of the order, with a link to make it a general request. */
export function ChosenService({ service }: { service: ParsedService }) {
  const mediaUrl = useMediaUrl();
  const { id, name, image, price } = service;
  return (
    <Row
      picture={
        <Picture
          src={mediaUrl(image, 240)}
          alt=""
          width={112}
          height={84}
          sizes="7rem"
          ratio="photo"
          className="w-24 shrink-0 rounded-md sm:w-28"
        />
      }
      action={
        <Link to="/order-service" look="quiet">
          اجعله طلبًا عامًا
        </Link>
      }
    >
      <p className="text-sm text-text-faint">{wording`الخدمة {المطلوبة|المطلوب}`}</p>
      <p className="text-lg font-semibold">
        <Link to={`/services/${id}`} className="text-text!">
          <bdi>{name}</bdi>
        </Link>
      </p>
      {price !== null && <PriceTag price={price} from="تبدأ من" size="sm" />}
    </Row>
  );
}

/** Shown when no service was chosen, or the chosen one does not exist. */
export function GeneralRequest({ missing }: { missing: boolean }) {
  return (
    <Row
      picture={
        <StarFrame tone="lamp" className="ms-1">
          <ServicesIcon />
        </StarFrame>
      }
      action={
        <Link to="/services">
          {missing ? wording`اختر خدمة{ًا} {أخرى|آخر}` : wording`اختر من الخدمات`}
        </Link>
      }
    >
      <p className="font-semibold">
        {missing
          ? wording`الخدمة {التي اخترتها غير موجودة أو تمت إزالتها|الذي اخترته غير موجود أو تمت إزالته}`
          : 'طلب عام'}
      </p>
      <p className="text-text-soft">
        {missing
          ? 'يمكنك أن ترسل طلبك عامًا، وسنرشدك إلى ما يناسبك.'
          : wording`صف ما تحتاج إليه، وسنرشدك إلى الخدمة {التي تناسبك|الذي يناسبك}.`}
      </p>
    </Row>
  );
}

/** Placeholder of the service while it is loading. */
export function ChosenServiceSkeleton() {
  return (
    <Row picture={<Skeleton className="aspect-4/3 w-24 shrink-0 sm:w-28" />} action="">
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="mt-3 h-5 w-48 max-w-full" />
    </Row>
  );
}
