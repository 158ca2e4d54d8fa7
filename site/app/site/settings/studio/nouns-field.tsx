import {
  type ChosenNouns,
  interfaceNouns,
  sharedName,
  wordingTable,
} from '@nibras/contract/text/interface-nouns.ts';
import { wordedBy } from '@nibras/contract/text/reword.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { NounRow } from './noun-row.tsx';

/** Sentences with every noun in several of its forms, in the notation of `wording`. */
const examples = [
  'اشترك 12 طالبًا في الكورس {course:الجديد|الجديدة}، وفي كل فصل محاضرات وتمارين.',
  '{teacher:يصحّح|تصحّح} المعلّم الاختبارات، و{teacher:يقرأ|تقرأ} تقييمات الطلاب، والشهادة {certificate:جاهزة|جاهز} بعدها.',
  'كورساتك هنا، وإلى جانبها مقالات وخدمات ومشاريع.',
];

/** The provider's own nouns for the things of the site, with their forms, and how texts read with them. */
export function NounsField({ field }: { field: EditedField<ChosenNouns> }) {
  const chosen = field.value;
  const shared = sharedName(chosen);
  const table = wordingTable(chosen);
  return (
    <DraftBox field={field}>
      <ul className="divide-y divide-line rounded-md border border-line">
        {interfaceNouns.map((noun) => (
          <NounRow
            key={noun}
            noun={noun}
            forms={chosen[noun]}
            error={
              shared?.noun === noun ? `«${shared.word}» اسم لشيء آخر في الموقع. اختر غيره.` : ''
            }
            onChange={(forms) => {
              const { [noun]: _, ...others } = chosen;
              field.set(forms ? { ...others, [noun]: forms } : others);
            }}
          />
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">هكذا تُقرأ</h3>
      <ul className="mt-1 list-disc ps-5 text-text-soft" aria-live="polite">
        {examples.map((text) => (
          <li key={text}>{wordedBy(table, text)}</li>
        ))}
      </ul>
    </DraftBox>
  );
}
