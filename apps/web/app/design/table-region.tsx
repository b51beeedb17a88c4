import './table.css'

/**
 * Wide tables scroll in a focusable region; its edges are shaded while there is more. An `isLong` table scrolls both
 * ways with a sticky head; row headers (`<th scope="row">`) and cells with the class `pinned` are sticky, too.
 */
export function TableRegion({
  label,
  isLong = false,
  children,
}: {
  label: string
  isLong?: boolean
  children: React.ReactNode
}) {
  return (
    <section
      aria-label={label}
      className={isLong ? 'table-region table-region-long' : 'table-region'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      {children}
    </section>
  )
}
