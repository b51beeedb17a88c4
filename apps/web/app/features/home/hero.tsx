import { ButtonLink } from '#app/design/button.tsx'
import { formatDate, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { CostReceipt } from '#app/page-parts/cost-receipt.tsx'
import type { QrCodeDrawing } from '#app/page-parts/qr-code.server.ts'
import { QrCode } from '#app/page-parts/qr-code.tsx'
import { copy } from './copy.ts'
import type { ShownFront } from './front.server.ts'
import type { PurchaseExample } from './purchase-example.server.ts'

/** What the firm is, how to begin, what a purchase costs, and four facts that each lead to their proof. */
export function Hero({
  locale,
  front: { headline, lead, button, buttonNote, facts },
  purchase,
  code,
}: {
  locale: Locale
  front: ShownFront
  /** null while no fee is stated. */
  purchase: PurchaseExample | null
  /** The address of the page for opening an account, for a phone. */
  code: QrCodeDrawing
}) {
  const words = copy[locale]
  return (
    <div className="wrap">
      <div className="front">
        <div className="min-w-0">
          <h1 className="text-4xl leading-[1.06] font-extrabold tracking-[-0.035em]">{headline}</h1>
          <p className="mt-4 max-w-[34ch] text-lg text-soft sm:mt-5">{lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 sm:mt-8">
            <ButtonLink to={pathTo('openAccount', locale)}>{button}</ButtonLink>
            <p className="flex items-center gap-2 text-sm text-soft max-lg:hidden print:hidden">
              <span className="size-20">
                <QrCode code={code} label={words.scanLabel} />
              </span>
              <span className="max-w-[13ch]">{words.scan}</span>
            </p>
          </div>
          {buttonNote ? <p className="mt-3 text-sm text-soft">{buttonNote}</p> : null}
        </div>
        {purchase ? <PurchaseReceipt locale={locale} purchase={purchase} /> : null}
      </div>
      {facts.length === 0 ? null : (
        <ul aria-label={words.factsLabel} className="front-facts">
          {facts.map(({ title, text, to }) => (
            <li key={to + title}>
              <a href={to}>
                <b>{title}</b> <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PurchaseReceipt({ locale, purchase }: { locale: Locale; purchase: PurchaseExample }) {
  const words = copy[locale].receipt
  const { ticker, price, lots, since, cost } = purchase
  return (
    <div className="front-receipt">
      <CostReceipt
        cost={cost}
        detail="short"
        locale={locale}
        note={words.since(formatDate(locale, since))}
        side="buy"
        title={words.title(formatNumber(locale, lots), ticker, formatRupiah(locale, price))}
      >
        <a className="text-link" href={pathTo('transactionCost', locale)}>
          {words.calculate}
        </a>
      </CostReceipt>
    </div>
  )
}
