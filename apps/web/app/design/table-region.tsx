/**
 * Wide tables scroll in a region of their own, which the keyboard can reach; its edges darken while there is more.
 * The head stays in sight in a `isLong` table, which scrolls both ways; so do the names of rows (`<th scope="row">`).
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
