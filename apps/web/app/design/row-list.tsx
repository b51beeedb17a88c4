import { Icon } from './icon.tsx'
import './row-list.css'

/** The texts of a row's two lines. Phrasing content only. */
interface RowTexts {
  readonly title: React.ReactNode
  readonly note?: React.ReactNode
  /** Between title and figure, in a wide container only. */
  readonly more?: React.ReactNode
  readonly figure?: React.ReactNode
  /** The date, unit or basis of the figure. */
  readonly figureNote?: React.ReactNode
}

export interface Row extends RowTexts {
  readonly key: string
  /** A link that covers the row and is named by the title. */
  readonly to?: string
  /** Makes the row a disclosure of these details, in place of a link. */
  readonly details?: React.ReactNode
  /** The fragment that opens the details. */
  readonly id?: string
}

/** A list of records with one figure each, separated by hairlines. */
export function RowList({
  label,
  labelledBy,
  rows,
}: {
  label?: string
  /** The ID of a heading, in place of a label. */
  labelledBy?: string
  rows: readonly Row[]
}) {
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className="row-list">
      {rows.map(({ key, id, to, details, title, ...texts }) => (
        <li key={key}>
          {details === undefined ? (
            <div className="row">
              <RowCells {...texts} title={to === undefined ? title : <a href={to}>{title}</a>} />
            </div>
          ) : (
            <details>
              <summary className="row">
                <RowCells {...texts} title={title} />
                <span aria-hidden="true" className="row-mark">
                  <Icon name="chevron" />
                </span>
              </summary>
              {/* Browsers open a closed disclosure only for a target within it. */}
              <div className="row-details" id={id}>
                {details}
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function RowCells({ title, note, more, figure, figureNote }: RowTexts) {
  return (
    <>
      <span className="row-line">
        <span className="row-title">{title}</span>
        {more ? <span className="row-more">{more}</span> : null}
        <span className="row-figure">{figure}</span>
      </span>
      <span className="row-line">
        <span className="row-note">{note}</span>
        <span className="row-basis">{figureNote}</span>
      </span>
    </>
  )
}
