import './folded-part.css'

/** A part of a text: on narrow screens only its heading is shown, which opens it. */
export function FoldedPart({
  title,
  id,
  isOpen = false,
  children,
}: {
  title: string
  /** The fragment that leads to it. */
  id: string
  /** Whether it is open at first on narrow screens, too. */
  isOpen?: boolean
  children: React.ReactNode
}) {
  return (
    <section className="folded-part">
      <h2 className="text-xl" id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      <details className="wide-open" open={isOpen}>
        <summary>
          <span className="sr-only">{title}</span>
          <span aria-hidden="true" className="accordion-mark" />
        </summary>
        {/* Browsers open a closed disclosure only for a target within it. */}
        <div className="folded-part-body" id={id}>
          {children}
        </div>
      </details>
    </section>
  )
}
