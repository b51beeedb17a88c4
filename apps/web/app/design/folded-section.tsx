import './folded-section.css'

/** A section of reference data whose title opens it; screen readers drop headings in a summary, so it stands before. */
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
    <>
      <h2 className="sr-only">{title}</h2>
      <details className="folded-section">
        <summary>
          <b className="text-lg leading-tight tracking-tight wrap-anywhere">{title}</b>
          {summary === undefined ? null : <span className="text-sm text-soft">{summary}</span>}
          <span aria-hidden="true" className="accordion-mark" />
        </summary>
        <div className="folded-section-body">{children}</div>
      </details>
    </>
  )
}
