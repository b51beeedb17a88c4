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
  group,
  headingLevel = 3,
  isOpen = false,
  children,
}: {
  id?: string
  title: React.ReactNode
  /** Opening one section closes the others of its group. */
  group?: string
  headingLevel?: 2 | 3 | 4
  isOpen?: boolean
  children: React.ReactNode
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <details className="accordion-item" name={group} open={isOpen}>
      <summary>
        <Heading>{title}</Heading>
        <span aria-hidden="true" className="accordion-mark" />
      </summary>
      <div className="accordion-body" id={id}>
        {children}
      </div>
    </details>
  )
}
