import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { coursesKey } from './queries.ts';

const courseSchemas = () => import('@nibras/contract/studio/courses.ts');

type Values = { name: string };

const resolver = contractResolver<Values>(async () => {
  const { makeCourseBody } = await courseSchemas();
  return makeCourseBody.pick({ name: true });
});

/** Asks for no more than the name: everything else has its place on the course's own pages. */
export function NewCourseDialog({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { submit, sending, control, problem, showErrors } = useContractForm<Values>({
    resolver,
    defaultValues: { name: '' },
  });

  async function make(values: Values) {
    try {
      const { course } = await apiSend('POST', '/api/studio/courses', {
        json: values,
        schema: async () => (await courseSchemas()).madeCourseAnswer,
      });
      void client.invalidateQueries({ queryKey: coursesKey });
      // The list is behind it in the history, without its dialog.
      await navigate(`/studio/courses/${course.id}`, { replace: true });
    } catch (error) {
      showErrors(error, ['name']);
      toast({ title: 'لم يُنشأ الكورس', description: errorText(error), variant: 'destructive' });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="كورس جديد"
      description="مسودة لا يراها سواك وفريقك حتى تنشرها. يمكنك تغيير الاسم في أي وقت."
    >
      <form
        noValidate
        onSubmit={(event) => void submit(make, event)}
        className="flex flex-col gap-6"
      >
        <Field label="اسم الكورس" error={problem('name')}>
          <Input
            autoFocus
            autoComplete="off"
            enterKeyHint="go"
            placeholder="مثل: أساسيات قواعد البيانات"
            {...control('name')}
          />
        </Field>
        <Button type="submit" loading={sending} loadingLabel="جارٍ الإنشاء…">
          أنشئ الكورس
        </Button>
      </form>
    </Dialog>
  );
}
