import { EmptyState } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { financialsCopy } from './financials-copy.ts'

/** Shown for a company that has filed no statements. */
export function NoStatements({ locale, slug }: { locale: Locale; slug: string }) {
  const words = financialsCopy[locale]
  return (
    <EmptyState hint={words.noStatementsHint} text={words.noStatements}>
      <a className="text-link mt-4 inline-block" href={pathTo('companyDetail', locale, { slug })}>
        {words.toOverview}
      </a>
    </EmptyState>
  )
}
