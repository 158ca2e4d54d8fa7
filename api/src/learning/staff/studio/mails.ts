import { wording } from '@nibras/contract/text/wording.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { CourseRole } from '#platform/http/capabilities.ts';
import { layOut, replyClosing } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';

interface CourseInvitation {
  settings: Pick<Settings, 'siteName' | 'publicUrl' | 'contact'>;
  to: string;
  role: CourseRole;
  course: number;
  courseName: string;
}

const invitedAs: Record<CourseRole, (course: string) => string> = {
  teacher: (course) =>
    wording`دعاك فريق العمل إلى التدريس في كورس «${course}»: تعدّل محتواه، وتنشره، وتجيب عن استفسارات طلابه.`,
  assistant: (course) =>
    wording`دعاك فريق العمل إلى المساعدة في كورس «${course}»: تشاهد محتواه كاملًا، وتجيب عن استفسارات طلابه.`,
};

/** Informs the owner of an address of their part in a course, and of how they sign in. */
export function courseInvitationMail(invitation: CourseInvitation): Mail {
  const { settings, to, role, course, courseName } = invitation;
  const href = `${settings.publicUrl}/studio/courses/${course}`;
  return {
    to,
    replyTo: settings.contact.email,
    template: 'invited-to-course',
    subject: wording`دعوة إلى فريق كورس «${courseName}»`,
    ...layOut({
      settings,
      preview: wording`ادخل ببريدك هذا، ثم افتح الكورس.`,
      heading: wording`أهلًا بك في فريق كورس «${courseName}»`,
      blocks: [
        { kind: 'text', text: invitedAs[role](courseName) },
        {
          kind: 'text',
          text: wording`سجّل الدخول ببريدك هذا والكود الذي يصل إليه، ثم افتح الكورس في الاستوديو. لا تحتاج إلى كلمة مرور.`,
        },
        ...(settings.publicUrl
          ? [{ kind: 'action' as const, label: wording`افتح الكورس`, href }]
          : []),
        { kind: 'note', text: 'إن لم تكن تنتظر هذه الدعوة فردّ على هذه الرسالة.' },
      ],
      closing: replyClosing(settings),
    }),
  };
}
