import { useRef } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { Badge } from './badge.tsx'
import { Icon } from './icon.tsx'
import { usePageChange } from './use-page-change.ts'
import './folded-filter.css'

const copy = {
  id: { filter: 'Filter', active: (count: number) => `${count} aktif` },
  en: { filter: 'Filters', active: (count: number) => `${count} active` },
} as const satisfies Record<Locale, object>

/**
 * The filters of a list, folded into one line with the number of active ones; CSS shows them unfolded from 64rem on,
 * unless they would push the list out of the first screen (`isLong`).
 * When `filters` change, the fields show the values of the response and keep the focus. The fold no longer hides the
 * result: a field inside it hands the focus to its summary.
 */
export function FoldedFilter({
  locale,
  filters,
  activeCount,
  isOpen = false,
  isLong = false,
  children,
}: {
  locale: Locale
  /** The filters in one text, errors included. */
  filters: string
  activeCount: number
  /** For errors in its fields. */
  isOpen?: boolean
  isLong?: boolean
  children: React.ReactNode
}) {
  const words = copy[locale]
  const fold = useRef<HTMLDetailsElement>(null)
  usePageChange(filters, () => {
    if (fold.current) {
      restoreFields(fold.current)
      closeFold(fold.current, isOpen)
    }
  })
  return (
    <details className={isLong ? 'folded-filter' : 'folded-filter wide-open'} open={isOpen} ref={fold}>
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

/** New fields would have these values from the start, but lose the focus. */
function restoreFields(fold: HTMLElement): void {
  for (const field of fold.querySelectorAll('input')) {
    field.value = field.defaultValue
  }
  for (const field of fold.querySelectorAll('select')) {
    field.value = field.dataset.chosen ?? ''
  }
}

function closeFold(fold: HTMLDetailsElement, isOpen: boolean): void {
  fold.open = isOpen
  if (!isOpen && fold.contains(document.activeElement)) {
    // Where the fields stay visible, the summary is not rendered and cannot take the focus.
    fold.querySelector('summary')?.focus()
  }
}
