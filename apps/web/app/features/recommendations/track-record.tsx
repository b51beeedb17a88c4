import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { ShownRecord } from './track-record.server.ts'

export function TrackRecord({ locale, record }: { locale: Locale; record: ShownRecord }) {
  const words = copy[locale]
  return (
    <section aria-labelledby="record" className="mb-10">
      <h2 className="text-lg" id="record">
        {words.recordTitle}
      </h2>
      <dl className="mt-3 grid grid-cols-2 border-t-3 border-accent sm:grid-cols-5">
        {record.figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col justify-between border-b border-line py-3 pe-4 max-sm:last:col-span-2"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-2xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {`${record.text} `}
        <a className="text-link" href="#outcome-rule">
          {words.ruleLink}
        </a>
      </p>
    </section>
  )
}
