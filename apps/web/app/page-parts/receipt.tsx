import type { Fact } from '#app/design/fact-columns.tsx'

interface ReceiptProps {
  title: string
  /** The date, or that it is an example. */
  note?: string
  rows: readonly Fact[]
  total: Fact
  /** The heading's level on its page. */
  level?: 2 | 3
  /** A link or a sentence below the total. */
  children?: React.ReactNode
}

/** Amounts that add up to a total, as a receipt. */
export function Receipt({ title, note, rows, total, level = 2, children }: ReceiptProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="min-w-0 rounded-card bg-card p-6 [box-shadow:var(--lift)] sm:p-7 print:p-0 print:[box-shadow:none]">
      <Heading className="text-lg">{title}</Heading>
      {note ? <p className="mt-1 text-sm text-soft">{note}</p> : null}
      <dl className="mt-3">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-b border-dashed border-line py-2"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="ms-auto font-semibold">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 pt-3 text-lg">
          <dt>{total.label}</dt>
          <dd className="ms-auto font-extrabold">{total.value}</dd>
        </div>
      </dl>
      {children ? <div className="mt-3">{children}</div> : null}
    </div>
  )
}
