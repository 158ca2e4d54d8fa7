import { site as limits } from '@nibras/contract/limits.ts';
import { accentColours, parseAccent } from '@nibras/contract/site/accent.ts';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import type { EditedField } from '#studio-kit/saving/use-studio-item.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

/** The product's own accent, which an empty field stands for. */
const ownAccent = '#ffc53d';

/** What became of a chosen colour so that everybody can read what is drawn in it; empty where nothing had to. */
function adaptations(chosen: string): string[] {
  const { light, dark } = accentColours(chosen);
  return [
    light.accent !== chosen &&
      `الأزرار في المظهر الفاتح تأخذ الدرجة ${light.accent}، لأن الحروف لا تُقرأ جيدًا فوق اللون الذي اخترته أو لأنه يختفي في الصفحة.`,
    light['accent-text'] !== light.accent &&
      `النصوص الملوّنة في المظهر الفاتح تأخذ الدرجة ${light['accent-text']} لتُقرأ على الخلفية البيضاء.`,
    dark.accent !== chosen &&
      `في المظهر الداكن وعلى الخلفيات الداكنة يظهر بالدرجة ${dark.accent} ليتضح عليها.`,
  ].filter((text) => text !== false);
}

/** The accent colour, with what both themes make of it. */
export function AccentField({ field }: { field: EditedField<string> }) {
  const chosen = parseAccent(field.value);
  const isWrong = field.value.trim() !== '' && chosen === null;
  const notes = chosen ? adaptations(chosen) : [];
  return (
    <DraftBox field={field} showsRefusal>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="اللون المميز"
          hint="للأزرار والعلامات. اتركه فارغًا للون الأصلي."
          {...(isWrong && { error: 'اكتب # ثم ستة أرقام أو حروف من a إلى f، مثل #0d7a5f.' })}
          {...(field.refusal && { error: field.refusal })}
          className="grow basis-56"
        >
          <Input
            dir="ltr"
            value={field.value}
            maxLength={limits.accentMaxLength}
            placeholder={ownAccent}
            onChange={({ target }) => field.set(target.value)}
          />
        </Field>
        <input
          type="color"
          aria-label="اختر اللون من لوحة الألوان"
          value={chosen ?? ownAccent}
          onChange={({ target }) => field.set(target.value)}
          className="mb-7 h-12 w-16 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
        />
        {field.value !== '' && (
          <Button variant="ghost" size="sm" className="mb-8" onClick={() => field.set('')}>
            اللون الأصلي
          </Button>
        )}
      </div>
      {!isWrong && <Samples chosen={chosen ?? ownAccent} />}
      {notes.length > 0 && (
        <ul className="mt-3 list-disc ps-5 text-sm text-text-soft" data-testid="accent-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </DraftBox>
  );
}

const grounds = { light: '#fafaf7', dark: '#0e1028' } as const;

/** A button and a coloured text in each theme, drawn in the colours that visitors will see. */
function Samples({ chosen }: { chosen: string }) {
  const colours = accentColours(chosen);
  return (
    <div aria-hidden="true" className="mt-3 grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className="flex items-center gap-4 rounded-md border border-line px-4 py-3"
          style={{ backgroundColor: grounds[theme] }}
        >
          <span
            className="rounded-md px-4 py-1.5 font-semibold"
            style={{
              backgroundColor: colours[theme].accent,
              color: colours[theme]['on-accent'],
              boxShadow: `inset 0 -2px 0 ${colours[theme]['accent-edge']}`,
            }}
          >
            زر
          </span>
          <span style={{ color: colours[theme]['accent-text'] }}>
            {theme === 'light' ? 'نص في المظهر الفاتح' : 'نص في المظهر الداكن'}
          </span>
        </div>
      ))}
    </div>
  );
}
