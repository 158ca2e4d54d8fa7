import type { Feature } from '#platform/feature.ts';
import { live } from './live.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { chatDays } from './studio/timeline.ts';
import { waitingChats } from './waiting.ts';

export const messenger: Feature = {
  name: 'messenger',
  personalData,
  routes: [routes],
  live,
  waiting: { chats: waitingChats },
  timeline: [chatDays],
};
