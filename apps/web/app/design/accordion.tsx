/** Questions or parts that open one below another, divided by hairlines. */
export function Accordion({ children }: { children: React.ReactNode }) {
  return <div className="accordion">{children}</div>
}

/**
 * One part of an accordion. The place of an address (`#id`) is inside the part, because browsers open a
 * closed `<details>` only for what it hides; searching in the page opens it the same way.
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
  /** Parts of one group close each other. */
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
