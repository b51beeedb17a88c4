interface RangeLink {
  readonly to: string
  readonly label: string
  /** In words, if the label can be misread. */
  readonly name?: string | undefined
  readonly isCurrent: boolean
  /** Whether narrow screens have no room for it. */
  readonly isMinor?: boolean
}

/** The ranges of a chart as one even row. */
export function RangeLinks({ label, ranges }: { label: string; ranges: readonly RangeLink[] }) {
  return (
    <nav aria-label={label} data-screen-only>
      <ul className="grid auto-cols-fr grid-flow-col border-b border-line text-center text-sm font-semibold">
        {ranges.map(({ to, label: text, name, isCurrent, isMinor }) => (
          <li key={to} className={isMinor && !isCurrent ? 'max-sm:hidden' : undefined}>
            <a
              aria-current={isCurrent ? 'true' : undefined}
              aria-label={name && `${text}, ${name}`}
              className="grid min-h-12 place-items-center text-soft hover:text-action aria-[current]:text-text aria-[current]:[box-shadow:inset_0_-3px_0_var(--accent)]"
              data-keep-scroll
              href={to}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
