import type { RunEvent, RunNotice } from '#assessment/runner/index.ts';

/** More of them say nothing new. */
const most = 5;

/** The notices with what has come since, each once. */
export function withNotices(
  notices: readonly RunNotice[],
  events: readonly RunEvent[],
): readonly RunNotice[] {
  const all = [...notices];
  for (const event of events) {
    if (event.kind !== 'notice') continue;
    const { notice, detail } = event;
    const isKnown = all.some((one) => one.notice === notice && one.detail === detail);
    if (!isKnown && all.length < most) all.push({ notice, detail });
  }
  return all.length === notices.length ? notices : all;
}

/** What happened, and what to do instead. */
export function noticeText({ notice, detail }: RunNotice): string {
  const address = `\u2066${detail.length > 80 ? `${detail.slice(0, 79)}…` : detail}\u2069`;
  switch (notice) {
    case 'network':
      return `لم يُطلب ${address}: لا يتصل البرنامج هنا بالشبكة. ضع البيانات في متغير وجرّب عليها.`;
    case 'address':
      return `لم يُحمَّل ${address}: لا يُحمَّل هنا شيء من الشبكة. انسخ محتواه إلى ملف من ملفات البرنامج.`;
    case 'form':
      return 'أُرسل النموذج ولا أحد يستقبله. أضف له مستمعًا للحدث \u2066submit\u2069 يبدأ بالسطر \u2066event.preventDefault()\u2069، ثم اقرأ حقوله.';
    case 'link':
      return detail === 'location'
        ? 'نقل البرنامج الصفحة إلى عنوان آخر، ولا يُفتح هنا غير صفحات البرنامج، فرُسمت من جديد.'
        : `يقود الرابط إلى ${address}، ولا يُفتح هنا غير صفحات البرنامج. جرّبه في موقعك.`;
    case 'storage':
      return 'ما تحفظه في \u2066localStorage\u2069 يبقى هنا حتى التشغيل القادم فقط. في موقعك يبقى بعد إغلاق الصفحة.';
    case 'dialect':
      return dialectText(detail);
  }
}

/** Words of other databases that SQLite takes without a word, and then does something else. */
function dialectText(word: string): string {
  const name = `\u2066${word}\u2069`;
  switch (word) {
    case 'AUTO_INCREMENT':
      return `${name} من MySQL، ولا يرقّم الصفوف هنا. في SQLite اكتب \u2066id INTEGER PRIMARY KEY\u2069 فتُرقَّم وحدها.`;
    case 'SERIAL':
      return `${name} من PostgreSQL، ولا يرقّم الصفوف هنا. في SQLite اكتب \u2066id INTEGER PRIMARY KEY\u2069 فتُرقَّم وحدها.`;
    case 'IDENTITY':
      return `${name} من SQL Server، ولا يرقّم الصفوف هنا. في SQLite اكتب \u2066id INTEGER PRIMARY KEY\u2069 فتُرقَّم وحدها.`;
    default:
      return `${name} من قاعدة بيانات أخرى، ولا أثر له في SQLite.`;
  }
}
