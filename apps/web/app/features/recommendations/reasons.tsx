import type { Recommendation } from '@site/contracts/content/research.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** The reason, author and date of each recommendation, in the order of the table. */
export function Reasons({ items, locale }: { items: readonly Recommendation[]; locale: Locale }) {
  const words = copy[locale]
  return (
    <ul className="border-b border-line">
      {items.map(({ id, ticker, rating, issuedAt, analystRole, rationale, report }) => (
        <li
          key={id}
          id={`recommendation-${id}`}
          className="grid scroll-mt-8 gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <div>
            <h3 className="text-base">{`${ticker}, ${words.ratings[rating]}`}</h3>
            <p className="mt-1 text-sm text-soft">
              <time dateTime={issuedAt}>{formatDate(locale, issuedAt)}</time>
              <br />
              {analystRole}
            </p>
          </div>
          <div className="min-w-0 max-w-(--measure)">
            <p>{rationale}</p>
            {report ? (
              <p className="mt-2">
                <a className="text-link" href={pathTo('researchReportDetail', locale, { slug: report.slug })}>
                  {words.report(report.title)}
                </a>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
