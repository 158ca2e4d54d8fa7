import type { ParsedService } from '@nibras/contract/compat/parse-services.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Tag } from '#ui/list/tag.tsx';
import { CheckIcon } from '#ui/ornament/icons.ts';
import { paragraphsOf } from '#ui/text/paragraphs.ts';
import { Paragraphs, Section } from '#ui/text/section.tsx';
import { featuresOf, technologiesOf } from './service-points.ts';

/** The description, features and technologies of the service. */
export function ServiceText({ service }: { service: ParsedService }) {
  const features = featuresOf(service.description);
  const technologies = technologiesOf(service.projects);
  return (
    <>
      <Section title={wording`وصف الخدمة`}>
        <Paragraphs
          texts={paragraphsOf(service.small_description)}
          fallback={wording`لا يوجد وصف متاح {لهذه|لهذا} الخدمة.`}
        />
      </Section>
      <Section title="ما نقدمه">
        <Paragraphs
          texts={paragraphsOf(service.user_description)}
          fallback={wording`لم تُكتب تفاصيل {هذه|هذا} الخدمة بعد. اسألنا {عنها|عنه}، ونشرح لك ما {تشمله|يشمله}.`}
        />
      </Section>
      {features.length > 0 && (
        <Section title={wording`مزايا الخدمة`}>
          <ul className="grid grid-cols-1 gap-x-8 gap-y-3.5 md:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex items-start gap-3">
                <CheckIcon className="mt-1 size-5 text-success" />
                <span dir="auto" className="min-w-0 text-start">
                  {feature}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {technologies.length > 0 && (
        <Section title="التقنيات المستخدمة">
          <ul className="flex flex-wrap gap-2.5">
            {technologies.map((name) => (
              <li key={name}>
                <Tag className="px-4! py-1.5! text-text!">{name}</Tag>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
