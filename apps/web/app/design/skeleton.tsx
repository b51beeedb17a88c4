/** The place of something that is on its way, so that nothing moves when it comes. Says so to those who cannot see it. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places
        <span key={line} aria-hidden="true" className="skeleton-line" />
      ))}
    </div>
  )
}
