/** A part of a page under its own heading, with an optional way to all of it. */
export function Section({
  title,
  id,
  more,
  children,
}: {
  title: string
  id?: string
  more?: { to: string; label: string } | undefined
  children: React.ReactNode
}) {
  return (
    <section className="py-10" id={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="max-w-[24ch] text-xl">{title}</h2>
        {more ? (
          <a className="text-link" href={more.to}>
            {more.label}
          </a>
        ) : null}
      </div>
      {children}
    </section>
  )
}
