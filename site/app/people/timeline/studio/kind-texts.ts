import type { TimelineKind } from '@nibras/contract/people/timeline/studio/kinds.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ComponentType } from 'react';
import { MoneyIcon, RequestsIcon } from '#studio-kit/frame/icons.ts';
import {
  BellIcon,
  CertificateIcon,
  ChatIcon,
  CodeIcon,
  DiscussionIcon,
  MailIcon,
  PersonIcon,
  QuizIcon,
  RegisterIcon,
  ServicesIcon,
  SuccessIcon,
} from '#ui/ornament/icons.ts';

interface KindLook {
  name: string;
  icon: ComponentType<{ className?: string }>;
}

/** What the filter of a timeline calls each kind, and the icon of its events. */
export const kindLooks: Record<TimelineKind, KindLook> = {
  account: { name: 'الحساب', icon: PersonIcon },
  enrolments: { name: 'الاشتراكات', icon: RegisterIcon },
  progress: { name: 'التقدم', icon: SuccessIcon },
  quizzes: { name: wording`الاختبارات`, icon: QuizIcon },
  exercises: { name: wording`التمارين`, icon: CodeIcon },
  certificates: { name: wording`الشهادات`, icon: CertificateIcon },
  questions: { name: wording`الاستفسارات والتقييمات`, icon: DiscussionIcon },
  chats: { name: 'المحادثات', icon: ChatIcon },
  purchases: { name: 'المال', icon: MoneyIcon },
  orders: { name: wording`طلبات الخدمات`, icon: ServicesIcon },
  notices: { name: 'الإشعارات', icon: BellIcon },
  mails: { name: 'البريد', icon: MailIcon },
  requests: { name: 'طلبات البيانات', icon: RequestsIcon },
};
