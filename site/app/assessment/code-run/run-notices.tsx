import type { RunNotice } from '#assessment/runner/index.ts';
import { noticeText } from './notices.ts';

/** What the sandbox has kept from a program, with what to do instead; nothing for most programs. */
export function RunNotices({ notices }: { notices: readonly RunNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="run-notices" role="status" aria-label="ملاحظات">
      {notices.map((notice) => (
        <li key={`${notice.notice} ${notice.detail}`}>{noticeText(notice)}</li>
      ))}
    </ul>
  );
}
