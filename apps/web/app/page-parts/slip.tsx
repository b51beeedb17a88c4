import { Kawung } from '#app/design/kawung.tsx'
import './slip.css'

/** Confirms a seat or a message: a stub with one large figure, and beside it what was received. */
export function Slip({
  figure,
  figureNote,
  children,
}: {
  figure: React.ReactNode
  /** Below the figure. */
  figureNote?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <div className="slip">
      <div className="board slip-stub">
        <Kawung />
        <p className="slip-figure">{figure}</p>
        {figureNote ? <div className="mt-1">{figureNote}</div> : null}
      </div>
      <div className="slip-body">{children}</div>
    </div>
  )
}
