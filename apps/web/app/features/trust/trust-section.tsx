/** A section with its heading on the left, so that the text keeps a readable width; folded on narrow screens if asked. */
export function TrustSection({
  title,
  id,
  isFolded = false,
  children,
}: {
  title: string
  id?: string
  isFolded?: boolean
  children: React.ReactNode
}) {
  const heading = (className: string) => (
    <h2 className={`max-w-[22ch] self-start text-xl lg:sticky lg:top-6 ${className}`}>{title}</h2>
  )
  if (isFolded) {
    return (
      <section
        className="deferred-layout grid scroll-mt-4 gap-x-16 border-t border-line py-3 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-9"
        id={id}
      >
        {heading('wide-only')}
        {/* Screen readers drop headings in a summary. */}
        <h2 className="sr-only lg:hidden">{title}</h2>
        <details className="wide-open min-w-0">
          <summary>
            <b className="max-w-[22ch] min-w-0 text-xl leading-tight tracking-tight wrap-anywhere">{title}</b>
            <span aria-hidden="true" className="accordion-mark" />
          </summary>
          <div className="max-lg:pt-3 max-lg:pb-6">{children}</div>
        </details>
      </section>
    )
  }
  return (
    <section
      className="deferred-layout grid scroll-mt-4 gap-x-16 gap-y-4 border-t border-line py-9 lg:grid-cols-[18rem_minmax(0,1fr)]"
      id={id}
    >
      {heading('')}
      <div className="min-w-0">{children}</div>
    </section>
  )
}
