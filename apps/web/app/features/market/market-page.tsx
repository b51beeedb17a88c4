import type { MarketDay } from '@site/contracts/market/market-day.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { copy } from './copy.ts'

interface MarketPageProps {
  locale: Locale
  /** null while the market service is unavailable. */
  day: MarketDay | null
}

export function MarketPage({ locale, day }: MarketPageProps) {
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="market" title={words.title} />
      {day === null ? <Unavailable /> : null}
    </div>
  )
}
