import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { type ActionFunctionArgs, useActionData, useParams, useSearchParams } from 'react-router';
import { serviceQuery } from '#content/services/index.ts';
import { isMissing } from '#platform/api/api-error.ts';
import { StaticIsland } from '#platform/browser/static-island.tsx';
import { FormFrame } from '#platform/forms/form-frame.tsx';
import { answerPost } from '#platform/forms/posted-form.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { ChosenService, ChosenServiceSkeleton, GeneralRequest } from './chosen-service.tsx';
import { orderServiceId, requestedService } from './order-address.ts';
import { orderFields } from './order-fields.ts';
import { OrderForm } from './order-form.tsx';
import { orderTexts } from './order-texts.ts';
import { sendOrder } from './send-order.ts';

const NextSteps = lazy(() => import('./next-steps.tsx'));

type Services = Record<string, ReturnType<typeof serviceQuery>>;

const page = definePage({
  queries: ({ params, url }): Services => {
    const requested = requestedService(params, url.searchParams);
    return requested === null ? {} : { service: serviceQuery(requested) };
  },
  // The order can be sent even when the service cannot be loaded.
  vital: [],
  head: ({ service }) => ({
    title: service ? wording`طلب خدمة: ${service.name}` : wording`طلب خدمة`,
    description: wording`صف مشروعك أو الخدمة {service:التي تحتاج إليها|الذي تحتاج إليه}، ويتواصل معك مقدّم الخدمة بخطة وسعر واضحين.`,
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
    const requested = requestedService(params, search);
    return { serviceName: requested ? read(serviceQuery(requested).queryKey)?.name : undefined };
  },
};

/** Handles the form when it is posted before hydration or without JavaScript. */
export function action({ request }: ActionFunctionArgs) {
  return answerPost(request, {
    fields: orderFields,
    send: (values, form) =>
      sendOrder({ ...values, service_id: String(form.get('service_id') ?? '') }),
    words: orderTexts.failed,
  });
}

export default function OrderPage() {
  const requested = requestedService(useParams(), useSearchParams()[0]);
  const { data, error } = useQuery({
    ...serviceQuery(requested ?? ''),
    enabled: requested !== null,
  });
  const posted = useActionData<typeof action>();
  const missing = isMissing(error);
  const general = requested === null || missing;

  return (
    <FormFrame
      title={wording`طلب خدمة`}
      lead={wording`املأ الحقول التالية، ويصل طلبك إلى مقدّم الخدمة مباشرة، وستصلك رسالة تأكيد على بريدك.`}
      aside={<StaticIsland part={NextSteps} of={{}} />}
    >
      {general && <GeneralRequest missing={missing} />}
      {!general && data && <ChosenService service={data} />}
      {!general && !data && !error && <ChosenServiceSkeleton />}
      <OrderForm serviceId={orderServiceId(requested, data, missing)} posted={posted} />
    </FormFrame>
  );
}
