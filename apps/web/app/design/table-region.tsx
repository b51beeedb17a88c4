import './table.css'

/**
 * Wide tables scroll sideways in a focusable region; its edges are shaded while there is more, and row headers
 * (`<th scope="row">`) are sticky. An `isLong` table, which must fit on wide screens, has a sticky head there.
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
