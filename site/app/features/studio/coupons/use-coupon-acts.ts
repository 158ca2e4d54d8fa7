import type { StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { apiSend } from '#platform/api/api-client.ts';
import { errorText } from '#platform/api/api-error.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useUndoToast } from '../frame/undo-toast.ts';
import { studioKey } from '../lists/queries.ts';
import { couponSchemas } from './queries.ts';

const schema = async () => (await couponSchemas()).couponChangeAnswer;

/** Changes of coupons, which take effect at once; each offers the way back. */
export function useCouponActs() {
  const client = useQueryClient();
  const showUndo = useUndoToast();
  const refresh = () => void client.invalidateQueries({ queryKey: studioKey });

  async function act(
    { id }: Pick<StudioCoupon, 'id'>,
    call: { method: 'PUT' | 'POST' | 'DELETE'; path?: string; json?: unknown },
    { done, failed }: { done: string; failed: string },
  ): Promise<void> {
    const { method, path = '', json } = call;
    try {
      const { undo } = await apiSend(method, `/api/studio/coupons/${id}${path}`, { json, schema });
      refresh();
      showUndo(done, undo, refresh);
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      refresh();
    }
  }

  return {
    /** Makes a coupon, or changes the one with an id. @throws ApiError of a refused value */
    async save(id: number | null, json: unknown): Promise<void> {
      const made = id === null;
      const path = `/api/studio/coupons${made ? '' : `/${id}`}`;
      const { coupon, undo } = await apiSend(made ? 'POST' : 'PUT', path, { json, schema });
      refresh();
      showUndo(`${made ? 'أُنشئ' : 'حُفظ'} الكوبون ${coupon.code}`, undo, refresh);
    },
    switch: (coupon: StudioCoupon, active: boolean) =>
      act(
        coupon,
        { method: 'PUT', path: '/active', json: { active } },
        active
          ? { done: `عاد العمل بالكوبون ${coupon.code}`, failed: 'لم يعد العمل بالكوبون' }
          : { done: `أُوقف الكوبون ${coupon.code}`, failed: 'لم يُوقف الكوبون' },
      ),
    bin: (coupon: StudioCoupon) =>
      act(
        coupon,
        { method: 'DELETE' },
        { done: `نُقل الكوبون ${coupon.code} إلى سلة المحذوفات`, failed: 'لم يُحذف الكوبون' },
      ),
    restore: (coupon: StudioCoupon) =>
      act(
        coupon,
        { method: 'POST', path: '/restore' },
        { done: `عاد الكوبون ${coupon.code}`, failed: 'لم يعد الكوبون' },
      ),
  };
}
