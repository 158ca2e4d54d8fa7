import { postStudioPeopleByIdMerge } from '@nibras/contract/people/people/studio/calls.ts';
import type {
  ListedPerson,
  MergePreview,
  PersonAnswer,
} from '@nibras/contract/people/people/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { roleTexts } from '../people-texts.ts';
import { mergeQuery } from '../queries.ts';

interface MergeChoiceProps {
  person: PersonAnswer['person'];
  other: number;
  onBack(): void;
  onClose(): void;
}

/** Which of the two accounts stays, what comes along, and what becomes of the other address. */
export function MergeChoice({ person, other, onBack, onClose }: MergeChoiceProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keep, setKeep] = useState(person.id);
  const remove = keep === person.id ? other : person.id;
  const { data, error, isFetching, refetch } = useQuery({
    ...mergeQuery(keep, remove),
    // The other direction is fetched beneath the same two accounts.
    placeholderData: (before) => before,
  });
  const { submit, sending, control } = useCheckedForm({
    defaultValues: { alias: true, tell: true },
  });

  async function merge(values: { alias: boolean; tell: boolean }) {
    try {
      await makeCall(postStudioPeopleByIdMerge, {
        params: { id: keep },
        body: { person_id: remove, ...values },
      });
      onClose();
      toast({ title: 'صار الحسابان حسابًا واحدًا', variant: 'success' });
      await navigate(`/studio/people/${keep}`, { replace: true });
      void client.invalidateQueries({ queryKey: studioKey });
    } catch (failure) {
      toastFailure('تعذر دمج الحسابين', failure);
    }
  }

  if (!data && error) {
    return (
      <FailedState
        message={errorText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton className="h-48 w-full" />;
  const accounts = [data.keep, data.remove].toSorted((one) => (one.id === person.id ? -1 : 1));
  const gone = accounts.find(({ id }) => id === remove) ?? data.remove;
  const stored = accounts.find(({ id }) => id === keep) ?? data.keep;

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(merge, event)}
      className="flex flex-col gap-5"
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">أي الحسابين يبقى؟</legend>
        {accounts.map((account) => (
          <AccountChoice
            key={account.id}
            account={account}
            chosen={account.id === keep}
            // Nobody merges away the account with which they are signed in.
            disabled={person.own && account.id !== person.id}
            onChoose={() => setKeep(account.id)}
          />
        ))}
      </fieldset>
      <Moves moves={data.moves} settled={data.remove.id === remove} />
      {stored.role !== gone.role && (
        <Notice tone="info">
          يبقى دور الحساب الباقي: {roleTexts[stored.role].name}. ودور الآخر{' '}
          {roleTexts[gone.role].name}؛ غيّره بعد الدمج إن لزم.
        </Notice>
      )}
      <div className="flex flex-col">
        <CheckRow {...control('alias')}>
          يدخل أيضًا ببريد الحساب المنتهي (
          <bdi dir="ltr" className="wrap-anywhere">
            {gone.email}
          </bdi>
          )
        </CheckRow>
        <CheckRow {...control('tell')}>أخبر صاحب الحساب بالدمج في رسالة إلى البريدين</CheckRow>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={sending} loadingLabel="جارٍ الدمج…">
          ادمج الحسابين
        </Button>
        <Button variant="ghost" onClick={onBack}>
          اختر حسابًا آخر
        </Button>
      </div>
    </form>
  );
}

interface AccountChoiceProps {
  account: ListedPerson;
  chosen: boolean;
  disabled: boolean;
  onChoose(): void;
}

function AccountChoice({ account, chosen, disabled, onChoose }: AccountChoiceProps) {
  const { name, email, role, courses } = account;
  return (
    <label className="flex items-start gap-3 rounded-md border border-line px-3 py-2.5 has-checked:border-link has-checked:bg-link-soft">
      <input
        type="radio"
        name="keep"
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-link"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <Badge>{roleTexts[role].name}</Badge>
        </span>
        <bdi dir="ltr" className="block text-sm wrap-anywhere text-text-soft">
          {email}
        </bdi>
        <span className="block text-sm text-text-soft">{countLabel(courses, 'course')}</span>
      </span>
    </label>
  );
}

/** What moves to the account that stays. */
function Moves({ moves, settled }: { moves: MergePreview; settled: boolean }) {
  const parts = [
    moves.courses > 0 && countLabel(moves.courses, 'course'),
    moves.questions > 0 && countLabel(moves.questions, rareNouns.inquiry),
    moves.conversations > 0 && countLabel(moves.conversations, rareNouns.conversation),
    moves.orders > 0 && countLabel(moves.orders, rareNouns.request),
    moves.teaches > 0 && `العمل في ${countLabel(moves.teaches, 'course', 'genitive')}`,
  ].filter((part) => typeof part === 'string');
  return (
    <p aria-live="polite" aria-busy={!settled}>
      {parts.length > 0 ? `ينتقل إليه: ${parts.join('، ')}.` : 'ليس في الحساب المنتهي شيء ينتقل.'}
      {moves.shared_courses > 0 && wording` الكورسات المشتركة بينهما يُجمع فيها التقدم.`}
    </p>
  );
}
