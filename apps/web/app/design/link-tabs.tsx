import { Link } from 'react-router'

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
            <Link
              aria-current={tab.isCurrent ? 'page' : undefined}
              className="-mb-px block border-b-3 border-transparent py-3 text-soft aria-[current]:border-accent aria-[current]:text-text"
              preventScrollReset
              to={tab.to}
            >
              {tab.label}
            </Link>
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
            <Link
              aria-current={chip.isCurrent ? 'true' : undefined}
              className="block rounded-full border border-line px-4 py-1.5 aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-page"
              to={chip.to}
            >
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
