import type { StudioAnnouncement } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Section } from '#studio-kit/fields/section.tsx';
import { TextDraftField } from '#studio-kit/fields/text-draft-field.tsx';
import { cx } from '#ui/class-names.ts';
import { inOrder } from '#ui/list/skeleton.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { ChannelsField } from './channels-field.tsx';
import { Previews } from './preview/previews.tsx';
import type { Problems } from './problems.ts';
import { SendPanel } from './send-panel.tsx';
import type { EditedAnnouncement } from './use-announcement.ts';

interface AnnouncementFormProps {
  edited: EditedAnnouncement;
  item: StudioAnnouncement;
}

/** A link that was pasted whole becomes the page's path. */
const sitePath = (text: string) =>
  text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;

/** Whom a draft is for, what it says, how it goes, how it will look, and the buttons that send it. */
export function AnnouncementForm({ edited, item }: AnnouncementFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const link = edited.field('link');
  const problem = (field: string) => problems[field]?.[0];
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8',
        inOrder,
      )}
    >
      <div className={cx('flex min-w-0 flex-col gap-6', inOrder)}>
        <Section title="لمن؟">
          <AudienceFields edited={edited} problems={problems} />
        </Section>
        <Section title="ماذا تقول؟">
          <TextDraftField
            field={edited.field('title')}
            label="العنوان"
            max={limits.titleMaxLength}
            error={problem('title')}
            wraps
          />
          <TextDraftField
            field={edited.field('body')}
            label="النص"
            max={limits.bodyMaxLength}
            rows={8}
            hint="سطر فارغ يبدأ فقرة جديدة."
            error={problem('body')}
          />
          <TextDraftField
            field={{ ...link, set: (text) => link.set(sitePath(text.trim())) }}
            label="صفحة يفتحها الإعلان"
            max={limits.linkMaxLength}
            hint={wording`اختياري: صفحة من موقعك، مثل ⁦/courses/12⁩. إعلان الكورس يفتح صفحة الكورس إن تركتها فارغة.`}
            error={problem('link')}
          />
        </Section>
        <Section title="كيف يصل؟">
          <ChannelsField edited={edited} item={item} problem={problem('channels')} />
        </Section>
        <Section title="كيف سيظهر؟" description="كما يصل إليهم تمامًا، من آخر ما حُفظ.">
          <Previews item={item} />
        </Section>
      </div>
      <div className="min-w-0 xl:sticky xl:top-20 xl:self-start">
        <SendPanel edited={edited} item={item} onProblems={setProblems} problems={problems} />
      </div>
    </div>
  );
}
