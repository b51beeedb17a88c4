import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const copy = {
  id: {
    label: 'Halaman',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    of: (page: string, count: string) => `Halaman ${page} dari ${count}`,
  },
  en: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    of: (page: string, count: string) => `Page ${page} of ${count}`,
  },
} as const satisfies Record<Locale, object>

/** Steps through the pages of a list; each is a link, so that each has an address. */
export function Pagination({
  locale,
  page,
  pageCount,
  pathOfPage,
}: {
  locale: Locale
  page: number
  pageCount: number
  /** The address of a page; page 1 has none of its own (null means the bare list). */
  pathOfPage: (page: number | null) => string
}) {
  if (pageCount <= 1) {
    return null
  }
  const words = copy[locale]
  const pathOf = (target: number) => pathOfPage(target === 1 ? null : target)
  return (
    <nav aria-label={words.label} className="mt-10 flex items-center gap-6">
      {page > 1 ? (
        <a className="text-link" rel="prev" href={pathOf(page - 1)}>
          {words.previous}
        </a>
      ) : null}
      <span className="text-soft">
        {words.of(formatNumber(locale, page), formatNumber(locale, pageCount))}
      </span>
      {page < pageCount ? (
        <a className="text-link" rel="next" href={pathOf(page + 1)}>
          {words.next}
        </a>
      ) : null}
    </nav>
  )
}
