import { Facts } from '#app/design/facts.tsx'
import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { foreignNet, type RatioUnit, signedNumber } from '#app/features/companies/figures.ts'
import { NotAvailable } from '#app/features/companies/missing.tsx'
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
import { SharesNote } from './shares-note.tsx'

type LatestPrice = NonNullable<CompanyDetails['latestPrice']>

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
            value:
              about.marketValue === null ? <NotAvailable /> : formatRupiahShort(locale, about.marketValue),
          },
          ...ratios.map(([name, unit]) => ({
            label: words[name],
            value: <RatioText locale={locale} ratio={keyRatios[name]} unit={unit} />,
          })),
          {
            label: words.freeFloatShort,
            value:
              about.freeFloat === null ? (
                <NotAvailable />
              ) : (
                formatPercent(locale, fractionOfPercent(about.freeFloat))
              ),
          },
        ]}
      />
      <p className="mt-3 text-sm text-soft">
        {`${asOf.price ? words.asOfFacts(formatDate(locale, asOf.price)) : ''} ${asOf.statements ? words.asOfStatements(formatDate(locale, asOf.statements)) : ''}`}
      </p>
      <SharesNote about={about} locale={locale} />
      {details.latestPrice ? <DayTrading locale={locale} price={details.latestPrice} /> : null}
    </div>
  )
}

/** The trading of the latest day; what its source did not have is omitted, except for the open, which is a price. */
function DayTrading({ locale, price }: { locale: Locale; price: LatestPrice }) {
  const words = overviewCopy[locale]
  return (
    <>
      <h2 className="mt-6 mb-3 text-lg">{words.dayTitle(formatDate(locale, price.date))}</h2>
      <Facts facts={dayFacts(locale, price)} />
      <p className="mt-3 text-sm text-soft">{`${words.dayUnits} ${words.priceSource}`}</p>
    </>
  )
}

function dayFacts(locale: Locale, price: LatestPrice) {
  const words = overviewCopy[locale]
  const number = (value: number) => formatNumber(locale, value)
  const { value, frequency, foreignBuy, foreignSell } = price
  const net = foreignNet(price)
  return [
    { label: words.open, value: price.open === null ? <NotAvailable /> : number(price.open) },
    { label: words.previousClose, value: number(price.previousClose) },
    { label: words.dayRange, value: words.rangeOf(number(price.low), number(price.high)) },
    { label: words.yearRange, value: words.rangeOf(number(price.low52Weeks), number(price.high52Weeks)) },
    { label: words.volume, value: number(price.volume) },
    { label: words.averageVolume, value: number(price.averageVolume) },
    ...known(words.tradedValue, value, (rupiah) => formatRupiahShort(locale, rupiah)),
    ...known(words.frequency, frequency, number),
    ...known(words.foreignBuy, foreignBuy, number),
    ...known(words.foreignSell, foreignSell, number),
    ...known(words.foreignNet, net, (shares) => netText(locale, shares)),
  ]
}

function known(label: string, value: number | null, format: (value: number) => string) {
  return value === null ? [] : [{ label, value: format(value) }]
}

function netText(locale: Locale, shares: number): string {
  const words = overviewCopy[locale]
  const text = signedNumber(locale, shares)
  return shares > 0 ? words.netBuy(text) : shares < 0 ? words.netSell(text) : text
}
