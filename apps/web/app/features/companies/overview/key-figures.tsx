import { Missing } from '#app/features/companies/missing.tsx'
import type { FigureGroup, KeyFigure, KeyFigures } from './key-figures.server.ts'
import '#app/design/table.css'

/** Groups of figures, each with the median of the sector next to it. */
export function KeyFiguresSection({
  ticker,
  more,
  figures: { groups, medianLabel, noMedian, basis },
  children,
}: {
  ticker: string
  /** The summary of the figures for a few readers. */
  more: string
  figures: KeyFigures
  children?: React.ReactNode
}) {
  return (
    <>
      {groups.map((group) => (
        <FigureGroupSection
          key={group.title}
          group={group}
          medianLabel={medianLabel}
          noMedian={noMedian}
          more={more}
          ticker={ticker}
        />
      ))}
      <div>
        <p className="text-sm text-soft">{basis}</p>
        {children}
      </div>
    </>
  )
}

function FigureGroupSection({
  ticker,
  group,
  medianLabel,
  noMedian,
  more,
}: {
  ticker: string
  group: FigureGroup
  medianLabel: string | null
  /** Why a figure has no median. */
  noMedian: string
  more: string
}) {
  const hasMedians = group.figures.some(({ median }) => median !== null && median !== 'tooFew')
  return (
    <section>
      <h2 className="text-lg">{group.title}</h2>
      <table aria-label={group.title} className="data-table figure-table">
        {hasMedians ? (
          <thead>
            <tr>
              <td />
              <th className="figure" scope="col">
                {ticker}
              </th>
              <th className="figure median" scope="col">
                {medianLabel}
              </th>
            </tr>
          </thead>
        ) : null}
        <Rows figures={group.figures} noMedian={hasMedians ? noMedian : null} />
      </table>
      {group.more.length > 0 ? (
        <details>
          <summary className="text-link w-fit py-3.5 text-sm">{more}</summary>
          <table aria-label={more} className="data-table figure-table">
            <Rows figures={group.more} noMedian={null} />
          </table>
        </details>
      ) : null}
    </section>
  )
}

function Rows({
  figures,
  noMedian,
}: {
  figures: readonly KeyFigure[]
  /** null: the table has no medians. */
  noMedian: string | null
}) {
  return (
    <tbody>
      {figures.map(({ label, hint, value, median }) => (
        <tr key={label}>
          <th className="font-normal" scope="row">
            {label}
            {hint === null ? null : <span className="block text-sm text-soft">{hint}</span>}
          </th>
          <td className="figure font-semibold">
            {value === null ? (
              <Missing />
            ) : value.meaning ? (
              <abbr title={value.meaning}>{value.text}</abbr>
            ) : (
              value.text
            )}
          </td>
          {noMedian === null ? null : (
            <td className="figure median text-soft">
              {median === 'tooFew' ? <Missing explanation={noMedian} /> : median?.text}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
