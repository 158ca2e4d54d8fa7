import { quizzes as limits } from '@nibras/contract/assessment/limits.ts';
import type { QuizItem } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { CloseIcon } from '#ui/ornament/icons.ts';
import { drawable } from './quiz-items.ts';
import type { Quiz } from './use-quiz.ts';

type Draw = Extract<QuizItem, { tag: string }>;

interface DrawRowProps {
  quiz: Quiz;
  draw: Draw;
  itemKey: number;
  disabled: boolean;
}

/** «اسحب 5 أسئلة من وسم الحلقات»: other questions for each attempt. */
export function DrawRow({ quiz, draw, itemKey, disabled }: DrawRowProps) {
  const set = (parts: Partial<Draw>) =>
    quiz.set(quiz.keyed.map(({ key, item }) => (key === itemKey ? { ...draw, ...parts } : item)));
  const available = drawable(draw, quiz.tags, [...quiz.rows.values()]);
  const tags = quiz.tags.map(({ name }) => name);
  const names = tags.includes(draw.tag) ? tags : [draw.tag, ...tags];
  return (
    <div className="flex items-start justify-between gap-1 py-1">
      <div className="flex min-w-0 flex-col gap-1 px-1 py-1">
        <div className="flex flex-wrap items-center gap-2">
          <span>اسحب</span>
          <Input
            type="number"
            aria-label="عدد الأسئلة المسحوبة"
            min={1}
            max={limits.items}
            value={draw.count}
            disabled={disabled}
            onChange={({ target }) => {
              const count = Math.round(Number(target.value));
              if (count >= 1 && count <= limits.items) set({ count });
            }}
            className="min-h-11! w-20! px-3!"
          />
          <span>من وسم</span>
          <Select
            aria-label="الوسم"
            value={draw.tag}
            disabled={disabled}
            onChange={({ target }) => set({ tag: target.value })}
            className="min-h-11! w-auto! max-w-56"
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <p className={available < draw.count ? 'text-sm text-warning' : 'text-sm text-text-faint'}>
          {available < draw.count
            ? wording`بهذا الوسم في البنك، غير ما {يطرحه|تطرحه} الاختبار {بعينه|بعينها}: ${countLabel(available, rareNouns.question)}. لن يُسحب أكثر منها.`
            : `بهذا الوسم في البنك: ${countLabel(available, rareNouns.question)}. لكل محاولة سحبها.`}
        </p>
      </div>
      {!disabled && (
        <IconButton
          label={`أزل السحب من وسم «${draw.tag}»`}
          onClick={() => quiz.take(itemKey, wording`أُزيل السحب من الاختبار`)}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
