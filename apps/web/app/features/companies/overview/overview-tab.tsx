import { Section } from '#app/design/section.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import type { CompanyView } from '#app/features/companies/company-view.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { PriceSection } from '#app/features/companies/price-chart/price-section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { CostLine } from '#app/page-parts/cost-line.tsx'
import { SubscribeField } from '#app/page-parts/subscribe-field.tsx'
import { AboutSection } from './about-section.tsx'
import { ActionsSection } from './actions-section.tsx'
import { KeyFiguresSection } from './key-figures.tsx'
import type { OverviewPart } from './load-overview.server.ts'
import { ManagementSection } from './management-section.tsx'
import { NewsSection } from './news-section.tsx'
import { RecommendationsSection } from './recommendations-section.tsx'
import { ReportsSection } from './reports-section.tsx'
import { ShareholdersSection } from './shareholders-section.tsx'
import { SharesNote } from './shares-note.tsx'
import { StockHistorySection } from './stock-history-section.tsx'
import { SubsidiariesSection } from './subsidiaries-section.tsx'

interface OverviewTabProps {
  locale: Locale
  ticker: string
  slug: string
  view: CompanyView
  details: CompanyDetails | null
  part: OverviewPart
}

export function OverviewTab({ locale, ticker, slug, view, details, part }: OverviewTabProps) {
  const words = overviewCopy[locale]
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 pt-5 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <PriceSection locale={locale} prices={part.prices} slug={slug} ticker={ticker} view={view} />
        <aside
          aria-label={words.facts}
          className="deferred-layout grid min-w-0 gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {part.figures ? (
            <KeyFiguresSection figures={part.figures} more={words.allDay} ticker={ticker}>
              {details ? <SharesNote about={details.about} locale={locale} /> : null}
            </KeyFiguresSection>
          ) : (
            <Unavailable />
          )}
          <CostLine cost={part.cost} locale={locale} ticker={ticker} />
          <SubscribeField locale={locale} wanted={{ ticker }} />
        </aside>
        <div className="min-w-0">
          <ActionsSection actions={part.actions} locale={locale} slug={slug} ticker={ticker} />
          {part.recommendations?.length === 0 ? null : (
            <RecommendationsSection locale={locale} recommendations={part.recommendations} ticker={ticker} />
          )}
          {details && details.shareholders.length + details.holderTypes.length > 0 ? (
            <ShareholdersSection details={details} locale={locale} />
          ) : null}
        </div>
      </div>
      {part.news?.length === 0 ? null : <NewsSection locale={locale} news={part.news} slug={slug} />}
      {part.reports?.length === 0 ? null : (
        <ReportsSection locale={locale} reports={part.reports} ticker={ticker} />
      )}
      {details ? <ProfileSections details={details} locale={locale} /> : <MissingSections locale={locale} />}
      <p className="mt-8 max-w-[68ch] text-soft empty:hidden">{part.absent.join(' ')}</p>
    </>
  )
}

function ProfileSections({ locale, details }: { locale: Locale; details: CompanyDetails }) {
  return (
    <>
      <AboutSection about={details.about} locale={locale} />
      {details.hasManagement ? <ManagementSection details={details} locale={locale} /> : null}
      {details.subsidiaries.length > 0 ? <SubsidiariesSection details={details} locale={locale} /> : null}
      {details.stockHistory.length > 0 ? (
        <StockHistorySection
          history={details.stockHistory}
          locale={locale}
          summary={details.summaries.stockHistory}
        />
      ) : null}
    </>
  )
}

function MissingSections({ locale }: { locale: Locale }) {
  const words = overviewCopy[locale]
  return [words.shareholders, words.about, words.management, words.subsidiaries, words.stockHistory].map(
    (title) => (
      <Section key={title} title={title}>
        <Unavailable />
      </Section>
    ),
  )
}
