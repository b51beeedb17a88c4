import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Icon } from './icon.tsx'
import { pageSteps } from './page-steps.ts'
import './pagination.css'

const copy = {
  id: {
    label: 'Halaman',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    page: (page: string) => `Halaman ${page}`,
    of: (page: string, count: string) => `Halaman ${page} dari ${count}`,
  },
  en: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: string) => `Page ${page}`,
    of: (page: string, count: string) => `Page ${page} of ${count}`,
  },
} as const satisfies Record<Locale, object>

/** The pages of a list as links. Narrow screens show the current position instead of the numbers. */
export function Pagination({
  locale,
  page,
  pageCount,
  pathOfPage,
}: {
  locale: Locale
  page: number
  pageCount: number
  /** The URL of a page; null is the first page, whose URL has no page number. */
  pathOfPage: (page: number | null) => string
}) {
  if (pageCount <= 1) {
    return null
  }
  const words = copy[locale]
  const toPath = (target: number) => pathOfPage(target === 1 ? null : target)
  const number = (value: number) => formatNumber(locale, value)
  return (
    <nav aria-label={words.label} className="pagination">
      {page > 1 ? (
        <a className="pagination-step" href={toPath(page - 1)} rel="prev">
          <Icon name="previous" />
          {words.previous}
        </a>
      ) : null}
      <span className="pagination-place">{words.of(number(page), number(pageCount))}</span>
      <ol className="pagination-pages">
        {pageSteps(page, pageCount).map((step) => (
          <li key={step.key}>
            {step.page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a aria-current={step.page === page ? 'page' : undefined} href={toPath(step.page)}>
                <span className="sr-only">{words.page(number(step.page))}</span>
                <span aria-hidden="true">{number(step.page)}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a className="pagination-step" href={toPath(page + 1)} rel="next">
          {words.next}
          <Icon name="next" />
        </a>
      ) : null}
    </nav>
  )
}
