import type { Fact } from '@site/contracts/content/document-parts.ts'
import type { Product } from '@site/contracts/content/products.ts'
import { Badge } from '#app/design/badge.tsx'
import { RowList } from '#app/design/row-list.tsx'

type InstrumentsProps = Pick<Product, 'instruments'>

/** The types of securities of a product: name, description, facts. */
export function Instruments({ instruments }: InstrumentsProps) {
  return (
    <>
      <div className="lg:hidden print:hidden">
        <InstrumentRows instruments={instruments} />
      </div>
      <div className="max-lg:hidden print:block">
        <InstrumentList instruments={instruments} />
      </div>
    </>
  )
}

/** Phones and tablets: two lines each, which open to everything else. */
function InstrumentRows({ instruments }: InstrumentsProps) {
  return (
    <RowList
      rows={instruments.map(({ name, kind, summary, facts }) => ({
        key: name,
        title: name,
        note: kind,
        details: (
          <>
            <p className="text-soft">{summary}</p>
            {facts.length > 0 ? <FactList facts={facts} /> : null}
          </>
        ),
      }))}
    />
  )
}

/** Wide screens: all in one row. */
function InstrumentList({ instruments }: InstrumentsProps) {
  return (
    <ul className="border-b border-line">
      {instruments.map(({ name, kind, summary, facts }) => (
        <li
          key={name}
          className="grid min-w-0 gap-x-10 gap-y-2 border-t border-line py-5 wrap-anywhere lg:grid-cols-[16rem_minmax(0,1fr)_21rem]"
        >
          <div>
            <h3 className="text-lg leading-snug">{name}</h3>
            <p className="mt-1.5">
              <Badge>{kind}</Badge>
            </p>
          </div>
          <p className="max-w-[60ch] text-soft">{summary}</p>
          {facts.length > 0 ? <FactList facts={facts} /> : null}
        </li>
      ))}
    </ul>
  )
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-4 py-1 xs:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
