import type { ReactNode } from 'react';

/** A section of a service's or a project's text. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Text in paragraphs, or the fallback where there is none. */
export function Paragraphs({ texts, fallback }: { texts: string[]; fallback: string }) {
  if (texts.length === 0) return <p className="text-text-soft">{fallback}</p>;
  return (
    <div className="flex max-w-read flex-col gap-4 text-lg">
      {texts.map((text) => (
        <p key={text} dir="auto" className="text-start whitespace-pre-line">
          {text}
        </p>
      ))}
    </div>
  );
}
