import { fromMinor } from '@nibras/contract/money.ts';
import type { CodeBatch, MakeBatchBody } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { endOfDay } from '#studio-kit/fields/day-end.ts';
import { fromInputValue } from '#studio-kit/saving/zone-time.ts';

/** A course that codes open. */
export interface ChosenCourse {
  id: number;
  name: string;
}

/** What the form of new codes has; texts as they are typed. */
export interface CodesForm {
  gives: 'courses' | 'credit';
  courses: ChosenCourse[];
  amount: string;
  count: string;
  gift: boolean;
  name: string;
  prefix: string;
  price: string;
  days: string;
  /** Days as an input for dates has them. */
  from: string;
  until: string;
}

/** A sheet for a shop is the usual case. */
export const emptyForm: CodesForm = {
  gives: 'courses',
  courses: [],
  amount: '',
  count: '200',
  gift: false,
  name: '',
  prefix: '',
  price: '',
  days: '',
  from: '',
  until: '',
};

/** The form for more codes like those of a batch, such as in place of a lost sheet. */
export const formLike = (batch: CodeBatch, count: number): CodesForm => ({
  ...emptyForm,
  gives: batch.amount === null ? 'courses' : 'credit',
  courses: batch.courses,
  amount: batch.amount === null ? '' : fromMinor(batch.amount, batch.currency),
  count: String(count),
  gift: batch.gift,
  name: batch.name,
  prefix: batch.prefix,
  price: batch.printed_price === null ? '' : fromMinor(batch.printed_price, batch.currency),
  days: batch.access_days === null ? '' : String(batch.access_days),
});

const wholeNumber = (text: string) => {
  const folded = foldDigits(text).trim();
  return /^\d{1,6}$/.test(folded) ? Number(folded) : undefined;
};

/** How many codes the form asks for; null for what is no number. */
export const countOf = (form: CodesForm): number | null =>
  form.gift ? 1 : (wholeNumber(form.count) ?? null);

/** The body of the call, or the errors of fields that cannot be sent. */
export function bodyOf(
  form: CodesForm,
  timeZone: string,
): { body: MakeBatchBody; errors?: never } | { errors: Record<string, string[]>; body?: never } {
  const errors: Record<string, string[]> = {};
  const count = countOf(form);
  if (count === null || count < 1 || count > 10_000) errors.count = ['اكتب عددًا من 1 إلى 10000.'];
  const ofCourses = form.gives === 'courses';
  if (ofCourses && form.courses.length === 0) errors.courses = ['اختر كورسًا واحدًا على الأقل.'];
  if (!ofCourses && form.amount.trim() === '') errors.amount = ['اكتب مبلغ الرصيد.'];
  const days = form.days.trim() === '' || !ofCourses ? null : wholeNumber(form.days);
  if (days === undefined) errors.access_days = ['اكتب عدد الأيام رقمًا، أو اتركه فارغًا.'];
  if (Object.keys(errors).length > 0) return { errors };
  const from = form.from && fromInputValue(`${form.from}T00:00`, timeZone);
  return {
    body: {
      name: form.name,
      prefix: foldDigits(form.prefix),
      count: count ?? 1,
      ...(ofCourses ? { courses: form.courses.map(({ id }) => id) } : { amount: form.amount }),
      printed_price: form.price.trim() || null,
      access_days: days ?? null,
      valid_from: from ? new Date(from).toISOString() : null,
      valid_until: form.until ? endOfDay(form.until, timeZone) : null,
      gift: form.gift,
    },
  };
}
