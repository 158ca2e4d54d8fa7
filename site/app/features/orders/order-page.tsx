import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { type ActionFunctionArgs, useActionData, useParams, useSearchParams } from 'react-router';
import { serviceQuery } from '#features/services/index.ts';
import { isMissing } from '#platform/api/api-error.ts';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { FormFrame } from '#platform/forms/form-frame.tsx';
import { answerPost } from '#platform/forms/posted-form.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { ChosenService, ChosenServiceSkeleton, GeneralRequest } from './chosen-service.tsx';
import { orderedId, wantedService } from './order-address.ts';
import { OrderForm } from './order-form.tsx';
import { orderTexts } from './order-texts.ts';
import { orderFields, sendOrder } from './send-order.ts';

const NextSteps = lazy(() => import('./next-steps.tsx'));

type Services = Record<string, ReturnType<typeof serviceQuery>>;

const page = definePage({
  queries: ({ params, url }): Services => {
    const wanted = wantedService(params, url.searchParams);
    return wanted === null ? {} : { service: serviceQuery(wanted) };
  },
  // An order can be sent whatever becomes of its service's picture and name.
  vital: [],
  head: ({ service }) => ({
    title: service ? `طلب خدمة: ${service.name}` : 'طلب خدمة',
    description: 'صف مشروعك أو الخدمة التي تحتاج إليها، ويتواصل معك مقدّم الخدمة بخطة وسعر واضحين.',
    path: '/order-service',
  }),
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

type CrumbArgs = {
  params: { id?: string };
  search: URLSearchParams;
  read: (key: QueryKey) => ParsedService | undefined;
};

export const handle = {
  crumbNames: ({ params, search, read }: CrumbArgs) => {
    const wanted = wantedService(params, search);
    return { serviceName: wanted ? read(serviceQuery(wanted).queryKey)?.name : undefined };
  },
};

/** The form posted before scripts arrived, or without any. */
export function action({ request }: ActionFunctionArgs) {
  return answerPost(request, {
    fields: orderFields,
    send: (values, form) =>
      sendOrder({ ...values, service_id: String(form.get('service_id') ?? '') }),
    words: orderTexts.failed,
  });
}

export default function OrderPage() {
  const wanted = wantedService(useParams(), useSearchParams()[0]);
  const { data, error } = useQuery({ ...serviceQuery(wanted ?? ''), enabled: wanted !== null });
  const posted = useActionData<typeof action>();
  const missing = isMissing(error);
  const general = wanted === null || missing;

  return (
    <FormFrame
      title="طلب خدمة"
      lead="املأ الحقول التالية، ويصل طلبك إلى مقدّم الخدمة مباشرة، وستصلك رسالة تأكيد على بريدك."
      aside={<StaticIsland part={NextSteps} of={{}} />}
    >
      {general && <GeneralRequest gone={missing} />}
      {!general && data && <ChosenService service={data} />}
      {!general && !data && !error && <ChosenServiceSkeleton />}
      <OrderForm serviceId={orderedId(wanted, data, missing)} posted={posted} />
    </FormFrame>
  );
}
