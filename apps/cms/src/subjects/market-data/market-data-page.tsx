import type { Locale } from '@site/contracts/locale.ts'
import type { DataStatus } from '@site/contracts/market/data-status.ts'
import { marketDataCopy } from './copy.ts'
import { CoverageTable } from './coverage-table.tsx'
import { Findings } from './findings.tsx'
import { ImportSection } from './import-section.tsx'
import { MissingPrices } from './missing-prices.tsx'
import { OtherImports } from './other-imports.tsx'
import type { LatestDay } from './read-market-data.ts'
import './market-data.css'

/** What to do first: the last import, then prices that are missing or unlikely, then the rest. */
export function MarketDataPage({
  status,
  latest,
  run,
  now,
  language,
}: {
  status: DataStatus
  latest: LatestDay
  /** The ID of the import to show, from the URL; null: the last one. */
  run: string | null
  now: Date
  language: Locale
}) {
  const words = marketDataCopy[language]
  const [last] = status.runs
  const shown = status.runs.find(({ id }) => String(id) === run) ?? last
  return (
    <div className="market-data">
      {shown ? (
        <ImportSection isLast={shown === last} language={language} run={shown} />
      ) : (
        <>
          <h2>{words.lastImport}</h2>
          <p>{words.noImports}</p>
        </>
      )}
      <MissingPrices language={language} latest={latest} now={now} status={status} />
      <CoverageTable language={language} status={status} />
      {shown ? <Findings groups={shown.findings} language={language} /> : null}
      <OtherImports language={language} runs={status.runs.filter((each) => each !== shown)} />
    </div>
  )
}
