/** A picture, chart or table with its caption and source. */
export function Figure({
  caption,
  source,
  children,
}: {
  caption?: React.ReactNode
  /** "Sumber: … , per 30 September 2026": required for every figure that is not our own. */
  source?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <figure className="figure-frame">
      {children}
      {caption || source ? (
        <figcaption className="mt-3 max-w-[68ch] text-sm text-soft">
          {caption ? <span className="block text-text">{caption}</span> : null}
          {source ? <span className="block">{source}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
