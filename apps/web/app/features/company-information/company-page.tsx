import { lazy } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { ActionsTab } from './actions-tab.tsx'
import type { CompanyDetails, CompanyHead } from './company-details.server.ts'
import { CompanyHeading } from './company-heading.tsx'
import { CompanyNav } from './company-nav.tsx'
import type { CompanyView } from './company-view.ts'
import type { CompanyPart } from './load-company-part.server.ts'
import { OverviewTab } from './overview-tab.tsx'
import { PendingPart } from './pending-part.tsx'
import { RatiosTab } from './ratios-tab.tsx'
import { StatementTab } from './statement-tab.tsx'

/** Only the reader who compares loads it; without a boundary of its own it stands in the page like any other part. */
const ComparisonTab = lazy(() =>
  import('./comparison-tab.tsx').then((module) => ({ default: module.ComparisonTab })),
)

interface CompanyPageProps {
  locale: Locale
  ticker: string
  slug: string
  view: CompanyView
  /** null while the market service is not available. */
  company: CompanyHead | null
  details: CompanyDetails | null
  part: CompanyPart
}

export function CompanyPage({ locale, ticker, slug, view, company, details, part }: CompanyPageProps) {
  return (
    <div className="wrap">
      <CompanyHeading company={company} locale={locale} ticker={ticker} />
      <CompanyNav locale={locale} slug={slug} tab={view.tab} />
      <PendingPart locale={locale}>
        {part.kind === 'overview' ? (
          <OverviewTab
            details={details}
            locale={locale}
            part={part}
            slug={slug}
            ticker={ticker}
            view={view}
          />
        ) : null}
        {part.kind === 'statement' ? (
          <StatementTab locale={locale} slug={slug} table={part.table} view={view} />
        ) : null}
        {part.kind === 'ratios' ? (
          <RatiosTab locale={locale} slug={slug} table={part.table} view={view} />
        ) : null}
        {part.kind === 'comparison' ? (
          <ComparisonTab
            compare={part.compare}
            locale={locale}
            slug={slug}
            table={part.table}
            ticker={ticker}
            view={view}
          />
        ) : null}
        {part.kind === 'actions' ? (
          <ActionsTab actions={part.actions} locale={locale} ticker={ticker} />
        ) : null}
      </PendingPart>
    </div>
  )
}
