import type { Locale } from '#app/i18n/locales.ts'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'
import './folded-filter.css'

const copy = {
  id: { filter: 'Filter', active: (count: number) => `${count} aktif` },
  en: { filter: 'Filters', active: (count: number) => `${count} active` },
} as const satisfies Record<Locale, object>

/**
 * The filters of a list, folded into one line with the number of active ones; CSS shows them unfolded from 48rem on.
 * Give it the filters as `key`: a link that changes them resets the fields, and the fold no longer hides the result.
 */
export function FoldedFilter({
  locale,
  activeCount,
  isOpen = false,
  children,
}: {
  locale: Locale
  activeCount: number
  /** For errors in its fields. */
  isOpen?: boolean
  children: React.ReactNode
}) {
  const words = copy[locale]
  return (
    <details className="folded-filter wide-open" open={isOpen}>
      <summary>
        <Icon name="filter" />
        {words.filter}
        {activeCount > 0 ? <Badge tone="plain">{words.active(activeCount)}</Badge> : null}
        <span aria-hidden="true" className="accordion-mark" />
      </summary>
      <div className="folded-filter-fields">{children}</div>
    </details>
  )
}
