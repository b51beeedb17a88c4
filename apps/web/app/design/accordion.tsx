import './accordion.css'

export function Accordion({ children }: { children: React.ReactNode }) {
  return <div className="accordion">{children}</div>
}

/**
 * One section of an accordion. The anchor (`#id`) is inside the section, because browsers open a closed `<details>`
 * only for a target within it. Find-in-page opens it the same way.
 */
export function AccordionItem({
  id,
  title,
  isOpen = false,
  children,
}: {
  id?: string
  title: React.ReactNode
  isOpen?: boolean
  children: React.ReactNode
}) {
  return (
    <details className="accordion-item" open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span aria-hidden="true" className="accordion-mark" />
      </summary>
      <div className="accordion-body" id={id}>
        {children}
      </div>
    </details>
  )
}
