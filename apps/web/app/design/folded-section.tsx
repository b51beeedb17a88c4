import './folded-section.css'

/** A section of reference data: on narrow screens only its heading is shown, which opens it. */
export function FoldedSection({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="folded-section">
      <h2 className="text-xl">{title}</h2>
      <details className="wide-open">
        <summary>
          <span className="sr-only">{title}</span>
          <span aria-hidden="true" className="accordion-mark" />
        </summary>
        <div className="folded-section-body">{children}</div>
      </details>
    </section>
  )
}
