import { wording } from '@nibras/contract/text/wording.ts';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { FormFrame } from '#platform/forms/form-frame.tsx';
import { answerPost } from '#platform/forms/posted-form.ts';
import { fixedMeta } from '#platform/head.ts';
import { Link } from '#ui/text/link.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactFields, contactTexts, sendMessage } from './send-message.ts';

export const meta = fixedMeta({
  get title() {
    return wording`ابدأ مشروعك`;
  },
  description: 'عندك فكرة أو سؤال؟ اكتب إلينا، ونرد عليك بالبريد الإلكتروني قريبًا.',
});

/** Handles the form when it is posted before hydration or without JavaScript. */
export function action({ request }: ActionFunctionArgs) {
  return answerPost(request, {
    fields: contactFields,
    send: sendMessage,
    words: contactTexts.failed,
  });
}

export default function ContactPage() {
  const posted = useActionData<typeof action>();
  return (
    <FormFrame
      title={wording`ابدأ مشروعك`}
      lead={
        <>
          {wording`عندك فكرة أو سؤال؟ اكتب إلينا، ونرد عليك بالبريد الإلكتروني. وإن كنت تعرف الخدمة {التي تريدها|الذي تريده} `}
          <Link to="/services">فاطلبها مباشرة</Link>.
        </>
      }
      aside={<ContactDetails />}
    >
      <ContactForm posted={posted} />
    </FormFrame>
  );
}
