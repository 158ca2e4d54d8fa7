import { alone } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { settingSubjects } from '#studio-kit/settings/subjects.ts';

export const firstSteps = studioPart({
  settings: [
    {
      subject: 'advanced',
      to: `${settingSubjects.advanced.to}#first_steps`,
      name: 'الخطوات الأولى',
      words: 'قائمة البداية التجهيز setup onboarding',
      capability: 'settings:edit',
    },
  ],
  log: {
    actions: {
      'first-steps-changed': { sentence: alone('تغيّرت قائمة الخطوات الأولى') },
    },
  },
});
