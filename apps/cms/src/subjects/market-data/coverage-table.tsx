import type { Locale } from '@site/contracts/locale.ts'
import type { DataCoverage, DataStatus } from '@site/contracts/market/data-status.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'
import { wibDay } from '#cms/base/time/wib-time.ts'
import { AdminTable } from './admin-table.tsx'
import { marketDataCopy } from './copy.ts'

/** How many companies have data of each kind, and how new these are. */
export function CoverageTable({ status, language }: { status: DataStatus; language: Locale }) {
  const words = marketDataCopy[language]
  return (
    <>
      <h2 id="coverage">{words.coverage}</h2>
      <p>{words.coverageLead(status.listedCompanies)}</p>
      <AdminTable
        columns={[
          { heading: words.kind },
          { heading: words.companies, isNumber: true },
          { heading: words.newest },
          { heading: words.wholeLists },
        ]}
        label={words.coverage}
        rows={status.coverage.map(({ kind, companies, newest, complete }) => ({
          key: kind,
          cells: [
            words.kinds[kind],
            formatNumber[language](companies),
            newest === null ? '–' : wibDay(newest, language),
            describeLists(complete, language),
          ],
        }))}
      />
    </>
  )
}

function describeLists(complete: DataCoverage['complete'], language: Locale): string {
  const words = marketDataCopy[language]
  if (complete === null) return '–'
  const { companies, until } = complete
  return until === null
    ? words.completeFor(companies)
    : words.completeUntil(companies, wibDay(until, language))
}
