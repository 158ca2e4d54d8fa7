import { SkillsIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { happened, renamed } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const skills = studioPart({
  pages: [{ path: 'skills', Component: lazyPage(() => import('./skills-page.tsx')) }],
  menu: [
    {
      room: 'content',
      place: 80,
      to: '/studio/skills',
      label: 'المهارات',
      icon: SkillsIcon,
      capability: 'skill:edit',
    },
  ],
  log: {
    nouns: { skill: { the: 'المهارة', feminine: true } },
    actions: {
      'skill-made': { sentence: happened('أُضيفت') },
      'skill-changed': { sentence: renamed('عُدّلت') },
      'skill-removed': { sentence: happened('حُذفت') },
    },
  },
});
