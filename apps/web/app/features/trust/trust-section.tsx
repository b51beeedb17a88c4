/** A section with its heading on the left, so that the text keeps a readable width. */
export function TrustSection({
  title,
  id,
  children,
}: {
  title: string
  id?: string
  children: React.ReactNode
}) {
  return (
    <section
      className="deferred-layout grid scroll-mt-4 gap-x-16 gap-y-4 border-t border-line py-9 lg:grid-cols-[18rem_minmax(0,1fr)]"
      id={id}
    >
      <h2 className="max-w-[22ch] self-start text-xl lg:sticky lg:top-6">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
