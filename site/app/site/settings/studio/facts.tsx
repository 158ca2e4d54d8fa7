/** Facts of the server, each with its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-text-soft">{name}</dt>
          <dd className="min-w-0 wrap-anywhere max-sm:mb-2">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
