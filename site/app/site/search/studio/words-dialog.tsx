import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { joinWords, typedWords, wordsProblem } from './typed-words.ts';
import { useWordActions } from './use-word-actions.ts';

/** The words in the form: those of a group, of a new one, or one that was searched and is given a meaning. */
export interface EditedWords {
  id: number | null;
  words: readonly string[];
}

interface WordsDialogProps {
  edited: EditedWords;
  onClose(): void;
}

const maxLength = 600;

/** The form of words that mean the same. */
export function WordsDialog({ edited: { id, words }, onClose }: WordsDialogProps) {
  const { save } = useWordActions();
  const isMeaning = id === null && words.length > 0;
  return (
    <FormDialog<{ words: string }>
      size="md"
      title={id !== null ? 'عدّل الكلمات' : isMeaning ? 'هذه الكلمة تعني …' : 'كلمات معناها واحد'}
      description={
        isMeaning
          ? 'أضف بعدها الكلمة المستعملة في موقعك، فيجد البحث ما كُتب بها.'
          : 'من يبحث بأي كلمة منها يجد ما كُتب بغيرها.'
      }
      defaultValues={{ words: joinWords(words) + (isMeaning ? '، ' : '') }}
      check={(values) => ({ words: wordsProblem(values.words) })}
      send={async (values) => {
        await save(id, typedWords(values.words));
        onClose();
      }}
      failsAt="words"
      onClose={onClose}
      submit="احفظ الكلمات"
      sending="جارٍ الحفظ…"
    >
      {({ form, control, problem }) => (
        <Field
          label="الكلمات"
          hint="افصل بينها بفاصلة، مثل: جوال، هاتف، موبايل. وتصلح العبارة من كلمتين أو ثلاث."
          error={problem('words')}
        >
          <Textarea
            rows={3}
            autoFocus
            // The next word comes behind the others.
            onFocus={({ target }) => target.setSelectionRange(maxLength, maxLength)}
            maxLength={maxLength}
            // The form fills the field after it has the focus.
            defaultValue={form.getValues('words')}
            {...control('words')}
          />
        </Field>
      )}
    </FormDialog>
  );
}
