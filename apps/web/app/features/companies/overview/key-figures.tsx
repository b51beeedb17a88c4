import { FoldedSection } from '#app/design/folded-section.tsx'
import { Missing } from '#app/features/companies/missing.tsx'
import type { FigureComparison, FigureGroup, KeyFigure, KeyFigures } from './key-figures.server.ts'
import '#app/design/table.css'

/** Groups of figures: ratios among those of the sector, and tables. */
export function KeyFiguresSection({
  ticker,
  more,
  figures: { groups, legend, noPeers, basis },
  children,
}: {
  ticker: string
  /** The summary of the figures for a few readers. */
  more: string
  figures: KeyFigures
  children?: React.ReactNode
}) {
  return (
    <div className="figure-groups">
      {legend === null ? null : (
        <p className="text-sm text-soft">
          <Key className="fill-action" label={ticker} />
          <Key className="fill-peer" label={legend.others} />
          <span className="inline-block">{`| ${legend.median.toLowerCase()}`}</span>
        </p>
      )}
      {groups.map((group) =>
        group.summary === null ? (
          <section key={group.title} className="min-w-0">
            <h2 className="figure-head text-lg">{group.title}</h2>
            <Figures group={group} more={more} noPeers={noPeers} />
          </section>
        ) : (
          <FoldedSection key={group.title} summary={group.summary} title={group.title}>
            <Figures group={group} more={more} noPeers={noPeers} />
          </FoldedSection>
        ),
      )}
      <div className="text-sm text-soft">
        <p>{legend === null ? basis : `${legend.hint} ${basis}`}</p>
        {children}
      </div>
    </div>
  )
}

function Key({ label, className }: { label: string; className: string }) {
  return (
    <span className="me-4 inline-block">
      <svg aria-hidden="true" className="me-1.5 inline-block size-3" viewBox="0 0 12 12">
        <circle className={className} cx="6" cy="6" r="5" />
      </svg>
      {label}
    </span>
  )
}

function Figures({
  group: { title, figures, more: rare },
  more,
  noPeers,
}: {
  group: FigureGroup
  more: string
  /** Shown in place of a track with too few companies. */
  noPeers: string
}) {
  const plain = figures.filter(({ comparison }) => comparison === null)
  return (
    <>
      {figures.length === plain.length ? null : (
        <ul aria-label={title}>
          {figures.map((figure) =>
            figure.comparison === null ? null : (
              <ComparedFigure
                key={figure.label}
                {...figure}
                comparison={figure.comparison}
                noPeers={noPeers}
              />
            ),
          )}
        </ul>
      )}
      {plain.length === 0 ? null : <FigureTable figures={plain} label={title} />}
      {rare.length === 0 ? null : (
        <details>
          <summary className="text-link w-fit py-3.5 text-sm">{more}</summary>
          <FigureTable figures={rare} label={more} />
        </details>
      )}
    </>
  )
}

/** A row that opens to the formula, the meaning and the companies. */
function ComparedFigure({
  label,
  value,
  comparison: { track, medianText, note, ends, details, companies },
  noPeers,
}: KeyFigure & { comparison: FigureComparison; noPeers: string }) {
  const text = value?.meaning ?? value?.text
  return (
    <li>
      <details className="dot-row">
        <summary>
          <span className="sr-only">
            {[`${label} ${text ?? note}`, medianText ?? noPeers, ...(ends ? [ends] : [])].join('; ')}
          </span>
          <span aria-hidden="true">
            {label}
            {note === null ? null : <small>{note}</small>}
          </span>
          {track === null ? (
            <small aria-hidden="true">{medianText === null ? noPeers : null}</small>
          ) : (
            <Track track={track} />
          )}
          <span aria-hidden="true" className="text-end tabular-nums">
            <b>{text ?? '–'}</b>
            {medianText === null ? null : <small>{medianText}</small>}
          </span>
        </summary>
        <div className="pt-2 pb-4 text-sm">
          <p>{details}</p>
          <ul className="mt-2 empty:hidden">
            {companies.map((company) => (
              <li key={company}>{company}</li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}

/** An SVG, because the site's security policy forbids style attributes. */
function Track({ track }: { track: string }) {
  const [own, median, ...others] = track.split(' ').map((place) => place && `${place}%`)
  return (
    <svg aria-hidden="true" className="h-6 w-full overflow-visible">
      <line className="stroke-line" strokeWidth="2" x1="0" x2="100%" y1="50%" y2="50%" />
      {others.map((place) => (
        <circle key={place} className="fill-peer" cx={place} cy="50%" r="4" />
      ))}
      <line className="stroke-text" strokeWidth="2" x1={median} x2={median} y1="0" y2="100%" />
      {own ? <circle className="fill-action stroke-page" cx={own} cy="50%" r="7.5" strokeWidth="2" /> : null}
    </svg>
  )
}

function FigureTable({ label, figures }: { label: string; figures: readonly KeyFigure[] }) {
  return (
    <table aria-label={label} className="data-table figure-table">
      <tbody>
        {figures.map(({ label: name, hint, value }) => (
          <tr key={name}>
            <th className="font-normal" scope="row">
              {name}
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
          </tr>
        ))}
      </tbody>
    </table>
  )
}
