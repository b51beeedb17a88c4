import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Standing } from '#app/market/call-outcomes.server.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import { copy } from './copy.ts'

const kinds = ['target', 'stop', 'expired', 'closed', 'open'] as const

/** The results of the page's recommendations; misses are as prominent as hits. */
export function TrackRecord({
  locale,
  standings,
  asOf,
  isWhole,
}: {
  locale: Locale
  standings: readonly Standing[]
  asOf: string | null
  /** Whether the page shows all recommendations. */
  isWhole: boolean
}) {
  const words = copy[locale]
  return (
    <section aria-labelledby="record" className="mb-10">
      <h2 className="text-lg" id="record">
        {words.recordTitle}
      </h2>
      <dl className="mt-3 grid grid-cols-2 border-t-3 border-accent sm:grid-cols-5">
        {kinds.map((kind) => (
          <div
            key={kind}
            className="flex flex-col justify-between border-b border-line py-3 pe-4 max-sm:last:col-span-2"
          >
            <dt className="text-sm text-soft">{outcomeCopy[locale].kinds[kind]}</dt>
            <dd className="text-2xl font-bold">
              {formatNumber(locale, standings.filter((standing) => standing.kind === kind).length)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {`${(isWhole ? words.recordOfAll : words.recordOfPage)(formatNumber(locale, standings.length))} ${asOf === null ? '' : `${words.recordAsOf(formatDate(locale, asOf))} `}`}
        <a className="text-link" href="#outcome-rule">
          {words.ruleLink}
        </a>
      </p>
    </section>
  )
}
