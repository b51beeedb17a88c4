import type { Locale } from '@site/contracts/locale.ts'
import type { ImportRun } from '@site/contracts/market/data-status.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import { AdminTable } from './admin-table.tsx'
import { marketDataCopy } from './copy.ts'
import { EnglishText } from './english-text.tsx'
import { findCause, summarizeRun } from './summarize-run.ts'

/** The other imports, each with a link that shows it. */
export function OtherImports({ runs, language }: { runs: readonly ImportRun[]; language: Locale }) {
  const words = marketDataCopy[language]
  if (runs.length === 0) return null
  return (
    <>
      <h2 id="other-imports">{words.otherImports}</h2>
      <AdminTable
        columns={[{ heading: words.time }, { heading: words.outcome }, { heading: words.result }]}
        label={words.otherImports}
        rows={runs.map((run) => ({
          key: String(run.id),
          cells: [
            <a key="time" href={`/admin/market-data?run=${run.id}`}>
              {wibTime(run.at, language)}
            </a>,
            words.outcomes[run.outcome],
            summarizeRun(run, language) ?? <EnglishText key="cause" text={findCause(run)} />,
          ],
        }))}
      />
    </>
  )
}
