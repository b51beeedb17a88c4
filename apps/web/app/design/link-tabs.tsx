/** Views of one page as links: each tab has an address and works without JavaScript. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { to: string; label: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-7 font-semibold whitespace-nowrap">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <a
              aria-current={tab.isCurrent ? 'page' : undefined}
              className="-mb-px block border-b-3 border-transparent py-3 text-soft aria-[current]:border-accent aria-[current]:text-text"
              data-keep-scroll
              href={tab.to}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Filters of a list as links. */
export function LinkChips({
  label,
  chips,
}: {
  label: string
  chips: readonly { to: string; label: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 text-sm font-semibold">
        {chips.map((chip) => (
          <li key={chip.to}>
            <a
              aria-current={chip.isCurrent ? 'true' : undefined}
              className="block rounded-full border border-line px-4 py-1.5 aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-page"
              href={chip.to}
            >
              {chip.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
