import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { certificatePath } from './queries.ts';

/** The field of a certificate's code. Without scripts the browser sends it to `/certificates?code=…`. */
export function CodeForm({ typed = '', error }: { typed?: string; error?: string }) {
  const [code, setCode] = useState(typed);
  const navigate = useNavigate();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '') void navigate(certificatePath(code));
  }
  return (
    <form action="/certificates" method="get" onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={wording`رمز الشهادة`}
        hint={wording`12 حرفًا ورقمًا كما هي على الشهادة، بالشَرْطات أو بدونها.`}
        {...(error && code === typed && { error })}
      >
        <Input
          name="code"
          dir="ltr"
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.typedMaxLength}
          placeholder="XXXX-XXXX-XXXX"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          className="text-center! font-mono text-lg! uppercase placeholder:text-text-faint"
        />
      </Field>
      <Button type="submit" size="lg">
        {wording`تحقّق من الشهادة`}
      </Button>
    </form>
  );
}
