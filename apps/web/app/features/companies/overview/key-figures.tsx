import { Missing } from '#app/features/companies/missing.tsx'
import type { FigureGroup, KeyFigure, KeyFigures } from './key-figures.server.ts'
import '#app/design/table.css'

/** Groups of figures, each with the median of the sector next to it. */
export function KeyFiguresSection({
  ticker,
  more,
  figures: { groups, medianLabel, basis },
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
  more,
}: {
  ticker: string
  group: FigureGroup
  medianLabel: string | null
  more: string
}) {
  const hasMedians = group.figures.some(({ median }) => median !== null)
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
        <Rows figures={group.figures} hasMedians={hasMedians} />
      </table>
      {group.more.length > 0 ? (
        <details>
          <summary className="text-link w-fit py-3.5 text-sm">{more}</summary>
          <table aria-label={more} className="data-table figure-table">
            <Rows figures={group.more} hasMedians={false} />
          </table>
        </details>
      ) : null}
    </section>
  )
}

function Rows({ figures, hasMedians }: { figures: readonly KeyFigure[]; hasMedians: boolean }) {
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
          {hasMedians ? <td className="figure median text-soft">{median}</td> : null}
        </tr>
      ))}
    </tbody>
  )
}
