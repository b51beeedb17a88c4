import './folded-section.css'

/** A section of reference data: on narrow screens only its heading is shown, which opens it. */
export function FoldedSection({
  title,
  id,
  isOpen = false,
  children,
}: {
  title: string
  /** Of the heading. */
  id?: string
  /** Whether it is open at first on narrow screens, too. */
  isOpen?: boolean
  children: React.ReactNode
}) {
  return (
    <section className="folded-section">
      <h2 className="scroll-mt-8 text-xl" id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h2>
      <details className="wide-open" open={isOpen}>
        <summary>
          <span className="sr-only">{title}</span>
          <span aria-hidden="true" className="accordion-mark" />
        </summary>
        <div className="folded-section-body">{children}</div>
      </details>
    </section>
  )
}
