import { feeNames } from '@site/contracts/content/fee-names.ts'
import { sitePages } from '@site/contracts/content/site-pages.ts'
import type { TradingRates } from '@site/finance/trading-rates.ts'
import type { TransactionCost } from '@site/finance/transaction-cost.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Facts } from '#app/design/facts.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import {
  formatDate,
  formatDateShort,
  formatNumber,
  formatPercent,
  formatRate,
  formatRupiah,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import { CostReceipt } from '#app/page-parts/cost-receipt.tsx'
import { withSalesTax } from '#app/page-parts/lot-cost.ts'
import { copy } from './copy.ts'
import type { ChannelFees, OtherFee, ShownFee } from './fee-tables.server.ts'
import type { describeMarginFinancing } from './margin-financing.server.ts'
import type { PriceList } from './price-list.server.ts'
import { PriceListSection } from './price-list.tsx'
import type { stampDutyRow } from './stamp-duty-row.server.ts'

interface FeesPageProps {
  locale: Locale
  day: string
  /** null: the CMS is unavailable. */
  tables: { readonly current: readonly ChannelFees[]; readonly others: readonly OtherFee[] } | null
  /** null: the CMS is unavailable. */
  priceList: PriceList | null
  rates: TradingRates | null
  /** null: unknown, as the rates are. */
  stampDuty: ReturnType<typeof stampDutyRow> | null
  margin: ReturnType<typeof describeMarginFinancing>
  /** null: no fee of the example is in force. */
  example: {
    readonly price: number
    readonly lots: number
    readonly bought: TransactionCost
    readonly sold: TransactionCost
    readonly breakEven: number
  } | null
}

export function FeesPage(props: FeesPageProps) {
  const { locale, day, tables, priceList, rates, stampDuty, margin, example } = props
  const words = copy[locale]
  // The latest start is first.
  const next = tables?.others.findLast(({ validFrom }) => validFrom > day)?.validFrom
  return (
    <div className="wrap pb-8">
      <PageHeading lead={words.lead} page="fees" title={sitePages.fees.title[locale]} />
      {tables === null ? (
        <Unavailable />
      ) : tables.current.length === 0 ? (
        <EmptyState
          hint={next ? words.gapUntil(formatDate(locale, next)) : words.noneHint}
          text={tables.others.length === 0 ? words.none : words.gap(formatDate(locale, day))}
        >
          <p className="mt-4">
            <ButtonLink to={pathTo('contactUs', locale)}>{words.contact}</ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <>
          <CurrentFees channels={tables.current} locale={locale} rates={rates} />
          <Section {...margin}>
            <div className="grid max-w-[44rem] gap-4">
              {margin.facts.length > 0 ? <Facts facts={margin.facts} /> : null}
              <p className="text-soft">{margin.note}</p>
            </div>
          </Section>
        </>
      )}
      {priceList ? <PriceListSection list={priceList} locale={locale} /> : tables ? <Unavailable /> : null}
      {example ? <Examples day={day} example={example} locale={locale} /> : null}
      {rates ? <Takers locale={locale} rates={rates} stampDuty={stampDuty} /> : null}
      {tables && (tables.current.length > 0 || tables.others.length > 0) ? (
        <History locale={locale} others={tables.others} />
      ) : null}
    </div>
  )
}

function CurrentFees({
  locale,
  channels,
  rates,
}: Pick<FeesPageProps, 'locale' | 'rates'> & { channels: readonly ChannelFees[] }) {
  const words = copy[locale]
  return (
    <Section more={{ to: pathTo('transactionCost', locale), label: words.calculator }} title={words.current}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {channels.map((channel) => (
          <ChannelTable key={channel.channel} locale={locale} rates={rates} {...channel} />
        ))}
      </div>
    </Section>
  )
}

function ChannelTable({
  locale,
  rates,
  channel,
  rows,
}: Pick<FeesPageProps, 'locale' | 'rates'> & ChannelFees) {
  const words = copy[locale]
  const { accounts, channels } = feeNames
  const caption = words.channelCaption(channels[channel][locale])
  const sources = new Set(rows.flatMap(({ buy, sell }) => [buy, sell].flatMap((fee) => fee?.source || [])))
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-lg">{channels[channel][locale]}</h3>
      <TableRegion label={caption}>
        <table className="data-table">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.account}</th>
              <th className="figure" scope="col">
                {words.buy}
              </th>
              <th className="figure" scope="col">
                {words.sell}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, buy, sell }) => (
              <tr key={account}>
                <th scope="row">
                  {accounts[account][locale]}
                  <span className="block text-sm font-normal text-soft">
                    {[
                      words.since(formatDateShort(locale, findLaterStart(buy, sell))),
                      ...listMinimums(buy, sell).map((minimum) =>
                        words.atLeast(formatRupiah(locale, minimum)),
                      ),
                    ].join(', ')}
                  </span>
                </th>
                <td className="figure">{buy ? formatRate(locale, buy.percent) : '–'}</td>
                <td className="figure">
                  {sell ? formatRate(locale, sell.percent) : '–'}
                  {sell && rates ? (
                    <span className="block text-sm whitespace-normal text-soft">
                      {words.withTax(formatRate(locale, withSalesTax(sell.percent, rates.salesTax)))}
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className="mt-2 text-sm text-soft">{words.source([...sources].join('; '))}</p>
    </div>
  )
}

/** The later start of the two sides. */
const findLaterStart = (...fees: readonly (ShownFee | null)[]) =>
  fees.map((fee) => fee?.validFrom ?? '').reduce((latest, day) => (day > latest ? day : latest))

/** The minimum of each side, once if they are equal. */
const listMinimums = (...fees: readonly (ShownFee | null)[]) => [
  ...new Set(fees.flatMap((fee) => fee?.minimum || [])),
]

function minimumText(locale: Locale, fee: Pick<OtherFee, 'minimum'>): string {
  return fee.minimum ? formatRupiah(locale, fee.minimum) : copy[locale].noMinimum
}

function Examples({
  locale,
  day,
  example: { price, lots, bought, sold, breakEven },
}: Pick<FeesPageProps, 'locale' | 'day'> & { example: NonNullable<FeesPageProps['example']> }) {
  const words = copy[locale]
  const title = (side: 'buy' | 'sell') =>
    words.order(side, formatNumber(locale, lots), formatRupiah(locale, price))
  return (
    <Section lead={words.exampleLead(formatDate(locale, day))} title={words.example}>
      <div className="grid items-start gap-6 md:grid-cols-2 lg:gap-12">
        <CostReceipt cost={bought} level={3} locale={locale} side="buy" title={title('buy')} />
        <CostReceipt cost={sold} level={3} locale={locale} side="sell" title={title('sell')} />
      </div>
      <p className="mt-6">
        {`${words.breakEven(formatRupiah(locale, breakEven))} `}
        <a className="text-link inline-block py-1" href={pathTo('transactionCost', locale)}>
          {words.calculator}
        </a>
      </p>
      <p>
        <a className="text-link inline-block py-1" href={pathTo('analysisTools', locale)}>
          {words.allTools}
        </a>
      </p>
    </Section>
  )
}

function Takers({
  locale,
  rates,
  stampDuty,
}: Pick<FeesPageProps, 'locale' | 'stampDuty'> & { rates: TradingRates }) {
  const words = copy[locale]
  const { levyParts, sources } = rates
  const rows = [
    { name: words.idx, rate: formatRate(locale, levyParts.idx), basis: words.value },
    { name: words.kpei, rate: formatRate(locale, levyParts.kpei), basis: words.value },
    { name: words.ksei, rate: formatRate(locale, levyParts.ksei), basis: words.value },
    { name: words.fund, rate: formatRate(locale, rates.guaranteeFund), basis: words.value },
    { name: words.vat, rate: formatPercent(locale, rates.vat / 100, 0), basis: words.vatBasis },
    { name: words.tax, rate: formatRate(locale, rates.salesTax), basis: words.valueSold },
    ...(stampDuty ? [stampDuty] : []),
  ]
  return (
    <Section lead={words.takersLead(formatDate(locale, rates.checked))} title={words.takers}>
      <RecordTable
        caption={words.takersTable}
        columns={[
          { key: 'name', label: words.taker },
          { key: 'rate', label: words.rate, isFigure: true },
          { key: 'basis', label: words.basis },
        ]}
        records={rows.map(({ name, rate, basis }) => ({ key: name, name, cells: [rate, basis] }))}
      />
      <p className="mt-2 text-sm text-soft">
        {`${words.takersSource(sources.levy, sources.vat, sources.salesTax)} ${stampDuty?.source ?? ''}`}
      </p>
    </Section>
  )
}

function History({ locale, others }: { locale: Locale; others: readonly OtherFee[] }) {
  const words = copy[locale]
  const { accounts, channels } = feeNames
  return (
    <Section lead={words.historyLead} title={words.history}>
      {others.length === 0 ? (
        <p className="text-soft">{words.noHistory}</p>
      ) : (
        <RecordTable
          caption={words.historyTable}
          columns={[
            { key: 'period', label: words.period },
            { key: 'for', label: words.appliesTo },
            { key: 'fee', label: words.fee, isFigure: true },
            { key: 'minimum', label: words.minimum, isFigure: true },
            { key: 'source', label: words.sourceLabel },
          ]}
          records={others.map((fee, index) => ({
            key: String(index),
            name: fee.validTo
              ? words.from(formatDateShort(locale, fee.validFrom), formatDateShort(locale, fee.validTo))
              : words.fromOn(formatDateShort(locale, fee.validFrom)),
            cells: [
              [
                channels[fee.channel][locale],
                fee.accounts.map((account) => accounts[account][locale]).join(', '),
                fee.sides.map((side) => words[side]).join(', '),
              ].join(' · '),
              formatRate(locale, fee.percent),
              minimumText(locale, fee),
              fee.source,
            ],
          }))}
        />
      )}
    </Section>
  )
}
