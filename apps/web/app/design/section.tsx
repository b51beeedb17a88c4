/** The heading of a section: title, one sentence and a link to the full list. */
export function SectionHead({
  title,
  eyebrow,
  lead,
  more,
  size = 'plain',
  id,
  isListStart = false,
}: {
  title: React.ReactNode
  /** One short line above the title: a date, a series, a type. */
  eyebrow?: React.ReactNode
  lead?: React.ReactNode
  more?: { to: string; label: string } | undefined
  /** `large` for the few main sections of a page. */
  size?: 'plain' | 'large'
  id?: string
  /** Whether another page of a list below it moves the focus here. */
  isListStart?: boolean
}) {
  return (
    <div className="section-head">
      <div className="min-w-0">
        {eyebrow ? <p className="eyebrow mb-1.5">{eyebrow}</p> : null}
        <h2
          className={size === 'large' ? 'max-w-[22ch] text-3xl' : 'max-w-[32ch] text-xl'}
          data-list-start={isListStart ? '' : undefined}
          id={id}
        >
          {title}
        </h2>
        {lead ? <p className="mt-2 max-w-[60ch] text-soft">{lead}</p> : null}
      </div>
      {more ? (
        <a className="text-link" href={more.to}>
          {more.label}
        </a>
      ) : null}
    </div>
  )
}

/** A section with its own heading and an optional link to the full list. */
export function Section({
  title,
  id,
  eyebrow,
  lead,
  more,
  size,
  isListStart = false,
  children,
}: {
  title: string
  id?: string
  eyebrow?: React.ReactNode
  lead?: React.ReactNode
  more?: { to: string; label: string } | undefined
  size?: 'plain' | 'large'
  isListStart?: boolean
  children: React.ReactNode
}) {
  return (
    <section className="deferred-layout scroll-mt-4 py-7 sm:py-10" id={id}>
      <SectionHead
        eyebrow={eyebrow}
        isListStart={isListStart}
        lead={lead}
        more={more}
        title={title}
        {...(size ? { size } : {})}
      />
      {children}
    </section>
  )
}
