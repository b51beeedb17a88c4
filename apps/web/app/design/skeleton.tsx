/** A placeholder for loading content that prevents layout shift; screen readers get a label. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered
        <span key={line} aria-hidden="true" className="skeleton-line" />
      ))}
    </div>
  )
}
