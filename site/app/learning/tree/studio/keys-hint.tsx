import { wording } from '@nibras/contract/text/wording.ts';

/** The keys of the tree, for those who have a keyboard. */
export function KeysHint() {
  return (
    <p className="text-sm text-text-faint pointer-coarse:hidden">
      <Key>↑</Key> <Key>↓</Key> للتنقل، <Key>Alt</Key> معهما للترتيب، <Key>M</Key>
      {wording` لنقل المحاضرة إلى فصل، `}
      <Key>F2</Key> لتغيير الاسم، <Key>Space</Key> للتحديد
    </p>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs border border-line bg-raised px-1.5 py-0.5 text-xs">{children}</kbd>
  );
}
