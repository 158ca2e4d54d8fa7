import { postStudioPeopleByIdPurchases } from '@nibras/contract/selling/purchases/studio/calls.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CourseDialog } from '#learning/enrolment/studio/index.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { studioKey } from '#studio-kit/lists/queries.ts';
import { Button } from '#ui/form/button.tsx';
import { PlusIcon } from '#ui/ornament/icons.ts';

/** Sells a course to a person: a press on it opens their purchase at its price, which is then paid at the desk or by them. */
export function SellCourse({ person }: { person: { id: number; name: string } }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const selling = useRef(false);

  async function sell(id: number) {
    // A second press while the purchase is being opened changes nothing.
    if (selling.current) return;
    selling.current = true;
    try {
      const { purchase } = await makeCall(postStudioPeopleByIdPurchases, {
        params: { id: person.id },
        body: { courses: [id] },
      });
      void client.invalidateQueries({ queryKey: studioKey });
      await navigate(`/studio/purchases/${purchase.id}`);
    } catch (error) {
      toastFailure('تعذر إنشاء الشراء', error);
    } finally {
      selling.current = false;
    }
  }

  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon={<PlusIcon className="size-4.5" />}
        onClick={() => setChoosing(true)}
      >
        {wording`بيع كورس`}
      </Button>
      {choosing && (
        <CourseDialog
          title={wording`بيع كورس`}
          description={
            <>
              يُفتح شراء باسم <bdi>{person.name}</bdi>
              {wording` بثمن الكورس الآن، ثم يُدفع من الموقع، أو تسجّل أنك استلمته نقدًا.`}
            </>
          }
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => void sell(id)}
        />
      )}
    </div>
  );
}
