/** Wide tables scroll in a region of their own, which the keyboard can reach. */
export function TableRegion({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section aria-label={label} className="overflow-x-auto" tabIndex={0}>
      {children}
    </section>
  )
}
