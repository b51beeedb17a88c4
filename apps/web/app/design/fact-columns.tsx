export interface Fact {
  readonly label: string
  readonly value: React.ReactNode
}

/** Many names and values in columns, divided by hairlines: for pages that state more than a box can hold. */
export function FactColumns({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 border-t border-line py-3">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-[550] [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
