import { wording } from '@nibras/contract/text/wording.ts';
import { happened, type LogTexts } from '#studio-kit/part/log-texts.ts';

export const gradingLog = {
  actions: {
    'text-marked': { name: 'تصحيح إجابة', sentence: happened('صُححت إجابة في') },
    'answer-accepted': { name: 'قبول إجابة', sentence: happened('قُبلت إجابة أخرى للسؤال') },
    'attempt-given': {
      name: 'منح محاولة إضافية',
      sentence: ({ name, details }) => ({
        before: wording`مُنحت محاولة إضافية باسم ${details.name ?? ''} في المحاضرة`,
        name,
        after: details.reason ? `. السبب: ${details.reason}` : '',
      }),
    },
  },
} satisfies LogTexts;
