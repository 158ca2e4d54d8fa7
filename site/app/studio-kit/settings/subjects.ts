import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import type { SettingSubject } from '../part/studio-part.ts';

interface Subject {
  label: string;
  to: string;
  /** Who may open its page. */
  capability: ScreenCapability;
}

/** The pages of the settings, in their order. */
export const settingSubjects: Readonly<Record<SettingSubject, Subject>> = {
  identity: { label: 'الهوية', to: '/studio/settings', capability: 'settings:edit' },
  contact: {
    label: 'التواصل والروابط',
    to: '/studio/settings/contact',
    capability: 'settings:edit',
  },
  payment: { label: 'الدفع', to: '/studio/settings/payment', capability: 'selling:manage' },
  mail: {
    label: 'البريد والإشعارات',
    to: '/studio/settings/mail',
    capability: 'settings:edit',
  },
  legal: {
    label: 'الصفحات القانونية',
    to: '/studio/settings/legal',
    capability: 'page:create',
  },
  people: {
    label: 'الأشخاص والأدوار',
    to: '/studio/settings/people',
    capability: 'people:manage',
  },
  advanced: { label: 'متقدم', to: '/studio/settings/advanced', capability: 'settings:edit' },
};

/** The crumb of a page below the settings' page of a subject. */
export const subjectCrumb = (subject: SettingSubject) => ({
  label: settingSubjects[subject].label,
  to: settingSubjects[subject].to,
});

/** The crumb of every page of the settings. */
export const settingsCrumb = { label: 'الإعدادات', to: settingSubjects.identity.to };
