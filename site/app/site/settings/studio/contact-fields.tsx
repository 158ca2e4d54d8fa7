import { site as limits } from '@nibras/contract/limits.ts';
import { siteLinks } from '@nibras/contract/site/site.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import { linkNames } from './link-names.ts';

/** How visitors reach the provider, and the provider's pages elsewhere. */
export function ContactFields({ edited: { field } }: { edited: EditedItem<'site'> }) {
  return (
    <>
      <Section
        title="التواصل"
        description="في أسفل كل صفحة وفي صفحة التواصل. ما تركته فارغًا لا يظهر."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextDraftField
            field={field('email')}
            label="بريد التواصل"
            hint="إليه تصل الطلبات ورسائل التواصل، وعليه يرد الناس. إن تركته فارغًا وصلت إلى بريد المشرفين."
            max={limits.emailMaxLength}
          />
          <TextDraftField field={field('phone')} label="الهاتف" max={limits.phoneMaxLength} />
        </div>
        <TextDraftField field={field('address')} label="العنوان" max={limits.addressMaxLength} />
      </Section>
      <Section
        title="الروابط"
        description="صفحاتك على شبكات التواصل. تظهر أيقونة ما كتبت رابطه أسفل كل صفحة."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {siteLinks.map((name) => (
            <TextDraftField
              key={name}
              field={field(name)}
              label={linkNames[name]}
              max={limits.linkMaxLength}
            />
          ))}
        </div>
      </Section>
    </>
  );
}
