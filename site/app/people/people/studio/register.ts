import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { settingSubjects } from '#studio-kit/settings/subjects.ts';
import { StudentsIcon } from '#ui/ornament/icons.ts';
import { accountLog } from './log-texts.ts';

export const people = studioPart({
  pages: [
    { path: 'settings/people', Component: lazyPage(() => import('./roles/roles-page.tsx')) },
    { path: 'people', Component: lazyPage(() => import('./people-page.tsx')) },
    { path: 'people/:id', Component: lazyPage(() => import('./person-page.tsx')) },
  ],
  settings: [
    {
      subject: 'people',
      to: settingSubjects.people.to,
      name: 'الأشخاص والأدوار',
      words: wording`صلاحيات مشرف محرّر معلّم فريق roles admin`,
      capability: 'people:manage',
    },
    {
      subject: 'people',
      to: `${settingSubjects.people.to}?invite=teacher`,
      name: wording`دعوة معلّم أو محرّر إلى الفريق`,
      words: 'أضف جديد مشرف مساعد ادع invite teacher',
      capability: 'people:manage',
    },
  ],
  menu: [
    {
      room: 'students',
      place: 10,
      to: '/studio/people',
      label: 'الأشخاص',
      icon: StudentsIcon,
      capability: 'people:manage',
    },
  ],
  log: accountLog,
});
