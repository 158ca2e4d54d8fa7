import { putStudioReplyTemplatesByKind } from '@nibras/contract/conversation/inbox/studio/calls.ts';
import {
  type InboxKind,
  type InboxState,
  type ReplyTemplate,
  stateNames,
  statesOf,
  type TemplatesAnswer,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { inbox as limits } from '@nibras/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { showUndo } from '#studio-kit/frame/undo-toast.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { DeleteIcon, PlusIcon } from '#ui/ornament/icons.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { templatesKey } from '../queries.ts';
import { templateWords } from './fill-template.ts';

interface TemplatesDialogProps {
  kind: InboxKind;
  saved: TemplatesAnswer;
  onClose(): void;
}

/** A template with what tells it apart while names are typed. */
type Edited = ReplyTemplate & { row: number };

const isWhole = ({ name, body }: ReplyTemplate) => name.trim() !== '' && body.trim() !== '';

/** The ready texts, all editable where they stand. */
export function TemplatesDialog({ kind, saved, onClose }: TemplatesDialogProps) {
  const [templates, setTemplates] = useState<Edited[]>(() =>
    saved.templates.map((template, row) => ({ ...template, row })),
  );
  const save = useSaveTemplates(kind, saved.version, templates, onClose);
  const change = (row: number, values: Partial<ReplyTemplate>) =>
    setTemplates((all) => all.map((one) => (one.row === row ? { ...one, ...values } : one)));
  const add = () =>
    setTemplates((all) => {
      const row = Math.max(-1, ...all.map((one) => one.row)) + 1;
      return [...all, { row, name: '', body: 'أهلًا {الاسم}،\n\n', state: null }];
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={kind === 'order' ? 'النصوص الجاهزة للطلبات' : 'النصوص الجاهزة للرسائل'}
      description={<Words kind={kind} />}
      footer={
        <>
          <Button
            loading={save.busy}
            loadingLabel="جارٍ الحفظ…"
            disabled={!templates.every(isWhole)}
            onClick={() => void save.run()}
          >
            احفظ
          </Button>
          {templates.length < limits.templates && (
            <Button variant="secondary" icon={<PlusIcon className="size-5" />} onClick={add}>
              أضف نصًا
            </Button>
          )}
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {templates.map((template) => (
          <TemplateFields
            key={template.row}
            kind={kind}
            template={template}
            onChange={(values) => change(template.row, values)}
            onRemove={() => setTemplates((all) => all.filter(({ row }) => row !== template.row))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function Words({ kind }: { kind: InboxKind }) {
  return (
    <>
      تُملأ هذه الكلمات عند اختيار النص:{' '}
      {templateWords[kind].map(({ word, about }, index) => (
        <span key={word}>
          {index > 0 && '، '}
          <span className="font-medium text-text">{word}</span> {about}
        </span>
      ))}
      .
    </>
  );
}

interface TemplateFieldsProps {
  kind: InboxKind;
  template: ReplyTemplate;
  onChange(values: Partial<ReplyTemplate>): void;
  onRemove(): void;
}

function TemplateFields({ kind, template, onChange, onRemove }: TemplateFieldsProps) {
  const { name, body, state } = template;
  const states = statesOf[kind].filter((one) => one !== 'new' && one !== 'spam');
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="اسم النص" className="min-w-40 grow">
          <Input
            value={name}
            maxLength={limits.templateNameMaxLength}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label="وبعد إرساله" className="w-44">
          <Select
            value={state ?? 'answered'}
            onChange={({ target }) =>
              onChange({
                state: target.value === 'answered' ? null : (target.value as InboxState),
              })
            }
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {stateNames[kind][one]}
              </option>
            ))}
          </Select>
        </Field>
        <IconButton label={`احذف النص «${name}»`} onClick={onRemove} className="mb-0.5">
          <DeleteIcon />
        </IconButton>
      </div>
      <Field label={`نص «${name}»`} hideLabel>
        <Textarea
          value={body}
          rows={5}
          maxLength={limits.answerMaxLength}
          onChange={({ target }) => onChange({ body: target.value })}
        />
      </Field>
    </li>
  );
}

function useSaveTemplates(kind: InboxKind, version: number, edited: Edited[], onSaved: () => void) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: templatesKey(kind) });
  return useAsyncAction(async () => {
    const templates = edited.map(({ name, body, state }) => ({ name, body, state }));
    try {
      const { undo, ...next } = await makeCall(putStudioReplyTemplatesByKind, {
        params: { kind },
        body: { version, templates },
      });
      client.setQueryData(templatesKey(kind), next);
      showUndo('حُفظت النصوص الجاهزة', undo, refresh);
      onSaved();
    } catch (error) {
      toastFailure('تعذر حفظ النصوص', error);
      refresh();
    }
  });
}
