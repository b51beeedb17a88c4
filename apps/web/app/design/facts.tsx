export function Facts({ facts }: { facts: readonly { label: string; value: React.ReactNode }[] }) {
  return (
    <dl className="rounded-card border border-line px-6 py-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 first:border-t-0"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
