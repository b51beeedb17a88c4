import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { outcomeCopy } from '#app/market/outcome-copy.ts'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { copy } from './copy.ts'

const kinds = ['target', 'stop', 'expired', 'closed', 'open'] as const

/** The results of the page's recommendations; misses are as prominent as hits. */
export function TrackRecord({
  locale,
  statuses,
  asOf,
  isComplete,
}: {
  locale: Locale
  statuses: readonly RecommendationStatus[]
  asOf: string | null
  /** Whether the page shows all recommendations. */
  isComplete: boolean
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
              {formatNumber(locale, statuses.filter((status) => status.kind === kind).length)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {`${(isComplete ? words.recordOfAll : words.recordOfPage)(formatNumber(locale, statuses.length))} ${asOf === null ? '' : `${words.recordAsOf(formatDate(locale, asOf))} `}`}
        <a className="text-link" href="#outcome-rule">
          {words.ruleLink}
        </a>
      </p>
    </section>
  )
}
