import type { Locale } from '@site/contracts/locale.ts'
import type { ImportRun } from '@site/contracts/market/data-status.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'
import { wibDay, wibTime } from '#cms/base/time/wib-time.ts'
import { AdminTable } from './admin-table.tsx'
import { marketDataCopy } from './copy.ts'
import { EnglishText } from './english-text.tsx'
import { summarizeRun } from './summarize-run.ts'

interface ImportSectionProps {
  run: ImportRun
  isLast: boolean
  language: Locale
}

/** An import: its outcome, what to do, and what it read. */
export function ImportSection({ run, isLast, language }: ImportSectionProps) {
  const words = marketDataCopy[language]
  const format = formatNumber[language]
  const summary = summarizeRun(run, language)
  return (
    <>
      <h2>{isLast ? words.lastImport : words.importAt(wibTime(run.at, language))}</h2>
      {isLast ? null : (
        <p>
          <a href="/admin/market-data">{words.toLastImport}</a>
        </p>
      )}
      <RunOutcome isLast={isLast} language={language} run={run} />
      {summary === null ? null : <p>{summary}</p>}
      {run.notes.length > 0 ? (
        <>
          <h3>{words.notes}</h3>
          <ul>
            {run.notes.map((note) => (
              <li key={note}>
                <EnglishText text={note} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {run.days.length > 0 ? (
        <>
          <h3>{words.newestDays}</h3>
          <AdminTable
            columns={[
              { heading: words.day },
              { heading: words.rows, isNumber: true },
              { heading: words.traded, isNumber: true },
              { heading: words.leftOut, isNumber: true },
            ]}
            label={words.newestDays}
            rows={run.days.map(({ day, rows, traded, leftOut }) => ({
              key: day,
              cells: [wibDay(day, language), format(rows), format(traded), format(leftOut)],
            }))}
          />
        </>
      ) : null}
      {run.files.length > 0 ? <ReadFiles language={language} run={run} /> : null}
    </>
  )
}

function RunOutcome({ run, isLast, language }: ImportSectionProps) {
  const words = marketDataCopy[language]
  const isChecked = run.outcome === 'imported' && run.findings.length > 0
  return (
    <div className={`market-data-outcome is-${run.outcome}`}>
      <p>
        <strong>{words.outcomes[run.outcome]}</strong>
        {isLast ? ` · ${wibTime(run.at, language)}` : ''}
      </p>
      <p>{isChecked ? words.checkFindings : words.toDo[run.outcome]}</p>
      {run.notImported.length + run.heldDays.length > 0 ? (
        <ul>
          {run.notImported.map(({ file, message }) => (
            <li key={`${file} ${message}`}>
              <EnglishText text={file === null ? message : `${file} ${message}`} />
            </li>
          ))}
          {run.heldDays.map(({ day, reason }) => (
            <li key={day}>
              {wibDay(day, language)}: <EnglishText text={reason} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function ReadFiles({ run, language }: { run: ImportRun; language: Locale }) {
  const words = marketDataCopy[language]
  const format = formatNumber[language]
  return (
    <details>
      <summary>{words.filesAndTables}</summary>
      <AdminTable
        columns={[
          { heading: words.fileKind },
          { heading: words.count, isNumber: true },
          { heading: words.files },
        ]}
        label={words.files}
        rows={run.files.map(({ kind, count, names }) => {
          const more = count > names.length ? `, ${words.andMore(count - names.length)}` : ''
          return {
            key: kind,
            cells: [<EnglishText key={kind} text={kind} />, format(count), `${names.join(', ')}${more}`],
          }
        })}
      />
      <AdminTable
        columns={[
          { heading: words.table },
          { heading: words.rows, isNumber: true },
          { heading: words.leftOut, isNumber: true },
        ]}
        label={words.table}
        rows={run.tables.map(({ table, rows, leftOut }) => ({
          key: table,
          cells: [table, format(rows), format(leftOut)],
        }))}
      />
      <Counts counts={run.skipped.map(({ kind, count }) => [kind, format(count)])} heading={words.skipped} />
      <Counts
        counts={run.unknownTickers.map(({ ticker, rows }) => [ticker, format(rows)])}
        heading={words.unknownTickers}
      />
    </details>
  )
}

function Counts({ heading, counts }: { heading: string; counts: readonly (readonly [string, string])[] }) {
  if (counts.length === 0) return null
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {counts.map(([name, count]) => (
          <li key={name}>
            <EnglishText text={name} />: {count}
          </li>
        ))}
      </ul>
    </>
  )
}
