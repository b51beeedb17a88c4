import type { Locale } from '@site/contracts/locale.ts'
import type { DataStatus } from '@site/contracts/market/data-status.ts'
import { wibDay, wibTime } from '#cms/base/time/wib-time.ts'
import { AdminTable } from './admin-table.tsx'
import { CompanyLink } from './company-link.tsx'
import { marketDataCopy } from './copy.ts'
import { EnglishText } from './english-text.tsx'
import { listLateDays } from './late-days.ts'
import type { LatestDay } from './read-market-data.ts'

interface MissingPricesProps {
  status: DataStatus
  latest: LatestDay
  now: Date
  language: Locale
}

/** Days and prices that staff must deliver, check or explain. */
export function MissingPrices({ status, latest, now, language }: MissingPricesProps) {
  return (
    <>
      <HeldDays held={status.heldDays} language={language} />
      <DaysWithoutPrices language={language} latest={latest} missing={status.missingDays} now={now} />
      <UnlikelyPrices language={language} marked={latest.marked ?? []} />
      <PriceBreaks breaks={latest.breaks} language={language} />
    </>
  )
}

function HeldDays({ held, language }: { held: DataStatus['heldDays']; language: Locale }) {
  const words = marketDataCopy[language]
  return (
    <>
      <h2 id="held-days">
        {words.heldDays} ({held.length})
      </h2>
      {held.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.heldDaysToDo}</p>
          <AdminTable
            columns={[{ heading: words.day }, { heading: words.reason }, { heading: words.heldAt }]}
            label={words.heldDays}
            rows={held.map(({ day, reason, heldAt }) => ({
              key: day,
              cells: [
                wibDay(day, language),
                <EnglishText key={day} text={reason} />,
                wibTime(heldAt, language),
              ],
            }))}
          />
        </>
      )}
    </>
  )
}

function DaysWithoutPrices({
  missing,
  latest: { date, holidays },
  now,
  language,
}: Pick<MissingPricesProps, 'latest' | 'now' | 'language'> & { missing: DataStatus['missingDays'] }) {
  const words = marketDataCopy[language]
  const { late, unknownYears } =
    date === null ? { late: [], unknownYears: [] } : listLateDays(date, holidays, now)
  const days = [...missing, ...late]
  return (
    <>
      <h2 id="days">
        {words.daysWithoutPrices} ({days.length})
      </h2>
      <p>{date === null ? words.noPrices : words.latestPrices(wibDay(date, language))}</p>
      {unknownYears.length > 0 ? <p>{words.unknownYears(unknownYears.join(', '))}</p> : null}
      {days.length > 0 ? (
        <>
          <p>{words.daysToDo}</p>
          <ul>
            {days.map((day) => (
              <li key={day}>{wibDay(day, language)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function UnlikelyPrices({ marked, language }: { marked: readonly string[]; language: Locale }) {
  const words = marketDataCopy[language]
  return (
    <>
      <h2 id="unlikely">
        {words.unlikelyPrices} ({marked.length})
      </h2>
      {marked.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.unlikelyToDo}</p>
          <ul>
            {marked.map((ticker) => (
              <li key={ticker}>
                <CompanyLink language={language} ticker={ticker} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function PriceBreaks({ breaks, language }: { breaks: LatestDay['breaks']; language: Locale }) {
  const words = marketDataCopy[language]
  return (
    <>
      <h2 id="breaks">
        {words.breaks} ({breaks.length})
      </h2>
      {breaks.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.breaksToDo}</p>
          <AdminTable
            columns={[{ heading: words.company }, { heading: words.day }]}
            label={words.breaks}
            rows={breaks.map(({ ticker, date: day }) => ({
              key: `${ticker} ${day}`,
              cells: [
                <CompanyLink key={ticker} language={language} ticker={ticker} />,
                wibDay(day, language),
              ],
            }))}
          />
        </>
      )}
    </>
  )
}
