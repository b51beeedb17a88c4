export interface Fact {
  readonly label: string
  readonly value: React.ReactNode
}

/** Many name-value pairs in columns, divided by hairlines, for pages with too many for `Facts`. */
export function FactColumns({ facts, columns = 3 }: { facts: readonly Fact[]; columns?: 3 | 4 }) {
  const widest = columns === 4 ? 'lg:grid-cols-4' : 'xl:grid-cols-3'
  return (
    <dl className={`grid gap-x-10 sm:grid-cols-2 ${widest}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 border-t border-line py-3">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
