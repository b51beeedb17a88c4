import { Facts } from '#app/design/facts.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import type { RatioUnit } from '#app/features/companies/figures.ts'
import { RatioText } from '#app/features/companies/statements/ratio-text.tsx'
import {
  formatDate,
  formatNumber,
  formatPercent,
  formatRupiahShort,
  fractionOfPercent,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { overviewCopy } from './overview-copy.ts'

const ratios = [
  ['per', 'x'],
  ['pbv', 'x'],
  ['eps', 'Rp'],
  ['bvps', 'Rp'],
  ['roe', '%'],
  ['roa', '%'],
  ['der', 'x'],
  ['npm', '%'],
  ['dividendYield', '%'],
  ['payout', '%'],
] as const satisfies readonly (readonly [keyof CompanyDetails['keyRatios'], RatioUnit])[]

export function KeyFigures({ locale, details }: { locale: Locale; details: CompanyDetails }) {
  const words = overviewCopy[locale]
  const { about, keyRatios, asOf } = details
  return (
    <div>
      <Facts
        facts={[
          {
            label: words.marketValue,
            value: about.marketValue === null ? '–' : formatRupiahShort(locale, about.marketValue),
          },
          ...ratios.map(([name, unit]) => ({
            label: words[name],
            value: <RatioText locale={locale} ratio={keyRatios[name]} unit={unit} />,
          })),
          {
            label: words.freeFloatShort,
            value: about.freeFloat === null ? '–' : formatPercent(locale, fractionOfPercent(about.freeFloat)),
          },
          ...dayFacts(locale, details.latestPrice),
        ]}
      />
      <p className="mt-3 text-sm text-soft">
        {`${asOf.price ? words.asOfFacts(formatDate(locale, asOf.price)) : ''} ${asOf.statements ? words.asOfStatements(formatDate(locale, asOf.statements)) : ''}`}
      </p>
    </div>
  )
}

function dayFacts(locale: Locale, price: CompanyDetails['latestPrice']) {
  if (price === null) {
    return []
  }
  const words = overviewCopy[locale]
  const number = (value: number) => formatNumber(locale, value)
  return [
    { label: words.open, value: number(price.open) },
    { label: words.previousClose, value: number(price.previousClose) },
    { label: words.dayRange, value: words.rangeOf(number(price.low), number(price.high)) },
    { label: words.yearRange, value: words.rangeOf(number(price.low52Weeks), number(price.high52Weeks)) },
    { label: words.volume, value: number(price.volume) },
    { label: words.averageVolume, value: number(price.averageVolume) },
  ]
}
