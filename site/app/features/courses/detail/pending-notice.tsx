/** Says that the enrolment waits for its code. */
export default function PendingNotice() {
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-4 py-3">
      <p className="font-semibold text-warning">اشتراكك ينتظر الكود</p>
      <p className="text-sm">أدخل الكود الذي أرسلناه إلى بريدك لتفتح محاضرات الكورس.</p>
    </div>
  );
}
