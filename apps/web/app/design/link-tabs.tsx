/** Views of one page as links: each tab has an address and works without JavaScript. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { to: string; label: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label} className="link-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <a aria-current={tab.isCurrent ? 'page' : undefined} data-keep-scroll href={tab.to}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Filters of a list as links; `keepsPlace` where they change only the part of the page that they stand at. */
export function LinkChips({
  label,
  chips,
  keepsPlace = false,
}: {
  label: string
  keepsPlace?: boolean
  chips: readonly { to: string; label: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label}>
      <ul className="link-chips">
        {chips.map((chip) => (
          <li key={chip.to}>
            <a
              aria-current={chip.isCurrent ? 'true' : undefined}
              data-keep-scroll={keepsPlace ? '' : undefined}
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
