import type { Product } from '@site/contracts/content/products.ts'
import { Badge } from '#app/design/badge.tsx'

/** The types of securities of a product, one per row: name, description, facts. */
export function Instruments({ instruments }: { instruments: Product['instruments'] }) {
  return (
    <ul className="border-b border-line">
      {instruments.map(({ name, kind, summary, facts }) => (
        <li
          key={name}
          className="grid min-w-0 gap-x-10 gap-y-2 border-t border-line py-5 wrap-anywhere md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)_21rem]"
        >
          <div className="md:row-span-2 lg:row-span-1">
            <h3 className="text-lg leading-snug">{name}</h3>
            <p className="mt-1.5">
              <Badge>{kind}</Badge>
            </p>
          </div>
          <p className="max-w-[60ch] text-soft">{summary}</p>
          {facts.length > 0 ? (
            <dl className="text-sm">
              {facts.map(({ label, value }) => (
                <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 py-1">
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
