import { Change } from '#app/design/change.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { copy } from './copy.ts'
import { PointsAhead } from './points-ahead.tsx'
import type { ShownRecord } from './record.server.ts'
import type { RecordChart } from './record-chart.server.ts'
import { RecordDrawing } from './record-drawing.tsx'
import './recommendations.css'

interface RecordPartProps {
  locale: Locale
  record: ShownRecord
  /** Null: no recommendation can be compared with the index. */
  chart: RecordChart | null
  indexName: string | null
}

/** All recommendations against the index, their averages, and the averages of each rating. */
export function RecordPart({ locale, record, chart, indexName }: RecordPartProps) {
  const words = copy[locale]
  return (
    <section aria-label={words.recordTitle} className="record">
      <div>
        <dl className="record-figures">
          <div>
            <dt className="text-sm text-soft">{words.averageResult}</dt>
            <dd>
              <Change fraction={record.averageResult} locale={locale} />
            </dd>
            <dd className="text-sm font-normal text-soft">{record.resultBasis}</dd>
          </div>
          <div>
            <dt className="text-sm text-soft">{words.againstIndex}</dt>
            <dd>
              <PointsAhead locale={locale} points={record.averageLead} />
            </dd>
            <dd className="text-sm font-normal text-soft">{record.leadBasis}</dd>
          </div>
        </dl>
        <RatingTable locale={locale} ratings={record.ratings} />
        <p className="border-s-3 border-accent ps-3 text-sm" id="record-text">
          {`${record.text} `}
          <a className="text-link" href="#outcome-rule">
            {words.ruleLink}
          </a>
        </p>
      </div>
      {chart === null || indexName === null ? null : (
        <RecordDrawing chart={chart} indexName={indexName} locale={locale} />
      )}
    </section>
  )
}

function RatingTable({ locale, ratings }: { locale: Locale; ratings: ShownRecord['ratings'] }) {
  const words = copy[locale]
  return (
    <div className="rating-averages">
      <table>
        <caption className="sr-only">{words.ratingTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.average}</th>
            <th scope="col">{words.againstIndexPoints}</th>
            <th scope="col">{words.reachedTarget}</th>
            <th scope="col">{words.aheadOfIndex}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ rating, count, averageResult, averageLead, reachedTarget, aheadOfIndex }) => (
            <tr key={rating}>
              <th scope="row">
                <RatingBadge locale={locale} rating={rating} />
              </th>
              <td data-label={words.count}>{count}</td>
              <td data-label={words.average}>
                <Change fraction={averageResult} locale={locale} />
              </td>
              <td data-label={words.againstIndexPoints}>
                <PointsAhead hasUnit={false} locale={locale} points={averageLead} />
              </td>
              <td data-label={words.reachedTarget}>{reachedTarget}</td>
              <td data-label={words.aheadOfIndex}>{aheadOfIndex}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
