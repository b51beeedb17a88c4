import { lazy } from 'react'
import type { CompanyDetails, CompanyHead } from '#app/features/companies/company-details.server.ts'
import { CompanyNav } from '#app/features/companies/company-nav.tsx'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { AnswerStrip } from '#app/features/companies/overview/answer-strip.tsx'
import { OverviewTab } from '#app/features/companies/overview/overview-tab.tsx'
import { PendingPart } from '#app/features/companies/pending-part.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { CompanyHeading } from './company-heading.tsx'
import type { CompanyPart } from './load-company-part.server.ts'
import './company.css'
// The styles of a lazy tab come with its script, which is too late for its server-rendered page.
import '#app/design/record-table.css'
import '#app/features/companies/comparison/comparison.css'

/**
 * Most visitors open the overview only, so the other tabs are separate chunks. They have no Suspense boundary: the page
 * waits for them when another tab is chosen.
 */
const StatementTab = lazy(() =>
  import('#app/features/companies/statements/statement-tab.tsx').then((module) => ({
    default: module.StatementTab,
  })),
)
const RatiosTab = lazy(() =>
  import('#app/features/companies/statements/ratios-tab.tsx').then((module) => ({
    default: module.RatiosTab,
  })),
)
const ComparisonTab = lazy(() =>
  import('#app/features/companies/comparison/comparison-tab.tsx').then((module) => ({
    default: module.ComparisonTab,
  })),
)
const ActionsTab = lazy(() =>
  import('#app/features/companies/overview/actions-tab.tsx').then((module) => ({
    default: module.ActionsTab,
  })),
)

interface CompanyPageProps {
  locale: Locale
  ticker: string
  slug: string
  view: CompanyView
  /** null while the market service is unavailable. */
  company: CompanyHead | null
  details: CompanyDetails | null
  part: CompanyPart
}

export function CompanyPage({ locale, ticker, slug, view, company, details, part }: CompanyPageProps) {
  return (
    <div className="wrap">
      <CompanyHeading company={company} locale={locale} ticker={ticker} />
      {part.kind === 'overview' && part.answers ? (
        <AnswerStrip answers={part.answers} updated={part.updated} />
      ) : null}
      <CompanyNav
        chosen={{ period: view.period, unit: view.unit }}
        locale={locale}
        slug={slug}
        tab={view.tab}
      />
      <PendingPart locale={locale} tab={view.tab}>
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
