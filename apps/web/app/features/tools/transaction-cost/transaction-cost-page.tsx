import { ButtonLink } from '#app/design/button.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import type { toolPage } from '#app/features/tools/engine/tool.server.ts'
import type { Tool } from '#app/features/tools/engine/tool.ts'
import { FormFields } from '#app/features/tools/engine/tool-fields.tsx'
import { ToolFiles } from '#app/features/tools/engine/tool-files.tsx'
import { ToolPage } from '#app/features/tools/engine/tool-page.tsx'
import { useLiveTool } from '#app/features/tools/engine/use-live-tool.ts'
import {
  formatChange,
  formatDate,
  formatNumber,
  formatPercent,
  formatRate,
  formatRupiah,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import { CostReceipt } from '#app/page-parts/cost-receipt.tsx'
import { copy } from './copy.ts'
import type { Transaction } from './transaction-tool.ts'

interface PageProps extends Omit<Awaited<ReturnType<typeof toolPage<Transaction>>>['data'], 'head'> {
  load(): Promise<Tool<Transaction>>
}

export function TransactionCostPage({ fields, files, load, lead, ...sent }: PageProps) {
  const locale = useLocale()
  const words = copy[locale]
  const live = useLiveTool(sent, load)
  const { outcome, deferred } = live
  const result = outcome ? (
    <TransactionResult locale={locale} transaction={outcome} />
  ) : sent.facts.fees === null ? (
    <Unavailable />
  ) : live.form.errors.length > 0 ? null : (
    <EmptyState hint={words.noneHint} text={words.none}>
      <p className="mt-4">
        <ButtonLink to={pathTo('contactUs', locale)}>{words.contact}</ButtonLink>
      </p>
    </EmptyState>
  )
  return (
    <ToolPage
      fields={<FormFields fields={fields} form={live.form} />}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      lead={lead}
      live={live}
      page="transactionCost"
      result={result}
      resultTitle={words.result}
      spoken={outcome ? spokenOrders(locale, outcome) : ''}
      submit={words.submit}
    >
      {deferred ? (
        <>
          <ToolFiles {...files} query={live.query} />
          <RatesUsed locale={locale} transaction={deferred} />
        </>
      ) : null}
      <Disclaimer>{words.disclaimer}</Disclaimer>
    </ToolPage>
  )
}

function orderTitle(
  locale: Locale,
  { lots, ticker }: Transaction,
  { side, price }: Transaction['orders'][number],
) {
  return copy[locale].order(side, formatNumber(locale, lots), ticker, formatRupiah(locale, price))
}

function spokenOrders(locale: Locale, transaction: Transaction): string {
  return transaction.orders
    .map((order) => `${orderTitle(locale, transaction, order)}: ${formatRupiah(locale, order.cost.net)}`)
    .join('. ')
}

function TransactionResult({ locale, transaction }: { locale: Locale; transaction: Transaction }) {
  const words = copy[locale]
  const { orders, day, isAhead, priceNotes, breakEven, breakEvenNotes } = transaction
  const [first] = orders
  const inForce = isAhead ? words.assumedOn : words.onDay
  const note = [`${inForce(formatDate(locale, day))}.`, ...priceNotes].join(' ')
  return (
    <div className="grid gap-6">
      {orders.map((order) => (
        <CostReceipt
          key={order.side}
          cost={order.cost}
          level={3}
          locale={locale}
          note={note}
          side={order.side}
          title={orderTitle(locale, transaction, order)}
        >
          {order.cost.costs - order.cost.salesTax - order.cost.stampDuty === order.fee.minimum ? (
            <p className="text-sm text-soft">{words.minimum(formatRupiah(locale, order.fee.minimum))}</p>
          ) : null}
          {order.warning ? <p className="mt-1 font-semibold">{order.warning}</p> : null}
        </CostReceipt>
      ))}
      <RoundTripResult locale={locale} transaction={transaction} />
      {breakEven === null || first === undefined ? null : (
        <div className="border-t-3 border-accent pt-4">
          <h3 className="text-soft">{words.breakEven}</h3>
          <p className="text-2xl font-extrabold tracking-[-0.02em]">{formatRupiah(locale, breakEven)}</p>
          <p className="mt-1 max-w-[52ch] text-soft">
            {[words.breakEvenText(formatChange(locale, breakEven / first.price - 1)), ...breakEvenNotes].join(
              ' ',
            )}
          </p>
        </div>
      )}
    </div>
  )
}

function RoundTripResult({ locale, transaction: { orders } }: { locale: Locale; transaction: Transaction }) {
  const [bought, sold] = orders
  if (bought === undefined || sold === undefined) return null
  const words = copy[locale]
  const result = sold.cost.net - bought.cost.net
  return (
    <div className="border-t-3 border-accent pt-4">
      <h3 className="text-soft">{words.afterCosts}</h3>
      <p className="text-2xl font-extrabold tracking-[-0.02em]">
        {`${result > 0 ? '+' : ''}${formatRupiah(locale, result)}`}
      </p>
      <p className="mt-1 text-soft">{words.ofPaid(formatChange(locale, result / bought.cost.net))}</p>
    </div>
  )
}

function RatesUsed({ locale, transaction }: { locale: Locale; transaction: Transaction }) {
  const words = copy[locale]
  const { orders, rates, stampDutyNotes } = transaction
  const percent = (value: number) => formatRate(locale, value)
  return (
    <Section more={{ to: pathTo('fees', locale), label: words.allFees }} title={words.usedTitle}>
      <ul className="max-w-[68ch] list-disc ps-5">
        {[
          ...orders.map(
            ({ side, fee }) =>
              `${words.fee(side)}: ${words.feeText(percent(fee.percent), formatDate(locale, fee.validFrom), fee.source)}`,
          ),
          words.statutoryText(
            percent(rates.levy),
            percent(rates.guaranteeFund),
            formatPercent(locale, rates.vat / 100, 0),
            percent(rates.salesTax),
            formatDate(locale, rates.checked),
          ),
          ...stampDutyNotes,
          words.roundingText,
        ].map((note) => (
          <li key={note} className="mt-1">
            {note}
          </li>
        ))}
      </ul>
    </Section>
  )
}
