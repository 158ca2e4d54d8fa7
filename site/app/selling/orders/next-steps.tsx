import { useSiteConfig } from '#platform/state/site-config.ts';
import { StarFrame } from '#ui/ornament/star-frame.tsx';

const steps = [
  { title: 'نقرأ طلبك', text: 'نفهم ما تحتاج إليه، ونسألك عما ينقصنا.' },
  { title: 'نتواصل معك', text: 'بالهاتف أو بالبريد، بخطة واضحة وسعر ومدة.' },
  { title: 'نبدأ العمل', text: 'بعد موافقتك أنت، لا قبلها.' },
];

/** What happens after an order is sent. */
export default function NextSteps() {
  const { contact } = useSiteConfig();
  return (
    <>
      <div>
        <h2 className="text-2xl">ماذا بعد الإرسال؟</h2>
        <ol className="mt-5 flex flex-col gap-5">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <StarFrame tone="ink" size="sm" className="mt-0.5">
                {index + 1}
              </StarFrame>
              <p>
                <strong className="block font-semibold">{title}</strong>
                <span className="text-on-ink-soft">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      {contact.phone && (
        <p className="border-t border-ink-line pt-5 text-on-ink-soft">
          هل تفضّل الحديث معنا؟ اتصل بنا على{' '}
          <a
            href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
            className="font-semibold text-on-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi dir="ltr" className="whitespace-nowrap">
              {contact.phone}
            </bdi>
          </a>
        </p>
      )}
    </>
  );
}
