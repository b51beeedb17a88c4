import type { Product } from '@site/contracts/content/products.ts'
import { Badge } from '#app/design/badge.tsx'

/** The kinds of securities within a product, each with its own facts. */
export function Instruments({ instruments }: { instruments: Product['instruments'] }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {instruments.map(({ name, kind, summary, facts }) => (
        <li key={name} className="min-w-0 border-t border-line py-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-lg">{name}</h3>
            <Badge>{kind}</Badge>
          </div>
          <p className="mt-2 text-soft">{summary}</p>
          {facts.length > 0 ? (
            <dl className="mt-3 grid gap-y-1 text-sm">
              {facts.map(({ label, value }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-soft">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
