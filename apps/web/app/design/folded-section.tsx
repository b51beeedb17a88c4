import './folded-section.css'

/** A section of reference data whose heading opens it. */
export function FoldedSection({
  title,
  summary,
  children,
}: {
  title: string
  /** Its content in a few words. */
  summary?: string
  children: React.ReactNode
}) {
  return (
    <details className="folded-section">
      <summary>
        <h2 className="text-lg">{title}</h2>
        {summary === undefined ? null : <span className="text-sm text-soft">{summary}</span>}
        <span aria-hidden="true" className="accordion-mark" />
      </summary>
      <div className="folded-section-body">{children}</div>
    </details>
  )
}
