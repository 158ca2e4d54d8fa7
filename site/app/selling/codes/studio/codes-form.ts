import { fromMinor } from '@nibras/contract/money.ts';
import type { CodeBatch, MakeBatchBody } from '@nibras/contract/selling/codes/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { endOfDay } from '#studio-kit/fields/day-end.ts';
import { fromInputValue } from '#studio-kit/saving/zone-time.ts';

/** A course that codes open. */
export interface ChosenCourse {
  id: number;
  name: string;
}

/** What the form of new codes has, by the names of the call; texts as they are typed. */
export interface CodesForm {
  gives: 'courses' | 'credit';
  courses: ChosenCourse[];
  amount: string;
  count: string;
  gift: boolean;
  name: string;
  prefix: string;
  printed_price: string;
  access_days: string;
  /** Days as an input for dates has them. */
  valid_from: string;
  valid_until: string;
}

/** A few codes: who prints hundreds writes how many, and a press too early makes no unused ones. */
export const emptyForm: CodesForm = {
  gives: 'courses',
  courses: [],
  amount: '',
  count: '10',
  gift: false,
  name: '',
  prefix: '',
  printed_price: '',
  access_days: '',
  valid_from: '',
  valid_until: '',
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
  printed_price: batch.printed_price === null ? '' : fromMinor(batch.printed_price, batch.currency),
  access_days: batch.access_days === null ? '' : String(batch.access_days),
});

const wholeNumber = (text: string) => {
  const folded = foldDigits(text).trim();
  return /^\d{1,6}$/.test(folded) ? Number(folded) : undefined;
};

/** How many codes the form asks for; null for what is no number. */
export const countOf = (form: CodesForm): number | null =>
  form.gift ? 1 : (wholeNumber(form.count) ?? null);

const daysOf = ({ gives, access_days: days }: CodesForm) =>
  gives !== 'courses' || days.trim() === '' ? null : wholeNumber(days);

/** What cannot be sent, by the names of fields. */
export function problemsOf(form: CodesForm) {
  const count = countOf(form);
  const ofCourses = form.gives === 'courses';
  return {
    count: (count === null || count < 1 || count > 10_000) && 'اكتب عددًا من 1 إلى 10,000.',
    courses: ofCourses && form.courses.length === 0 && wording`اختر كورسًا {واحدًا|واحدة} على الأقل.`,
    amount: !ofCourses && form.amount.trim() === '' && 'اكتب مبلغ الرصيد.',
    access_days: daysOf(form) === undefined && 'اكتب عدد الأيام رقمًا، أو اتركه فارغًا.',
  };
}

/** The body of the call, of a form without problems. */
export function bodyOf(form: CodesForm, timeZone: string): MakeBatchBody {
  const from = form.valid_from && fromInputValue(`${form.valid_from}T00:00`, timeZone);
  return {
    name: form.name,
    prefix: foldDigits(form.prefix),
    count: countOf(form) ?? 1,
    ...(form.gives === 'courses'
      ? { courses: form.courses.map(({ id }) => id) }
      : { amount: form.amount }),
    printed_price: form.printed_price.trim() || null,
    access_days: daysOf(form) ?? null,
    valid_from: from ? new Date(from).toISOString() : null,
    valid_until: form.valid_until ? endOfDay(form.valid_until, timeZone) : null,
    gift: form.gift,
  };
}
