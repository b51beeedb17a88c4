import { ButtonLink } from '#app/design/button.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { QrCodeDrawing } from '#app/page-parts/qr-code.server.ts'
import { QrCode } from '#app/page-parts/qr-code.tsx'
import { copy } from './copy.ts'
import type { ShownFront } from './front.server.ts'
import type { PurchaseExample } from './purchase.server.ts'
import { PurchaseForm } from './purchase-form.tsx'

/** What the firm is, how to begin, facts that each lead to their proof, and what a purchase costs. */
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
    <div className="front">
      <Kawung />
      <div className="wrap">
        <div className="front-notch">
          <h1 className="text-4xl leading-[1.06] font-extrabold tracking-[-0.035em]">{headline}</h1>
          <p className="mt-4 max-w-[40ch] text-lg text-soft">{lead}</p>
          <div className="mt-5 flex flex-wrap items-center sm:mt-6 gap-x-6 gap-y-4">
            <ButtonLink to={pathTo('openAccount', locale)}>{button}</ButtonLink>
            <p className="flex items-center gap-2 text-sm text-soft max-xl:hidden print:hidden">
              <span className="size-16">
                <QrCode code={code} label={words.scanLabel} />
              </span>
              <span className="max-w-[13ch]">{words.scan}</span>
            </p>
          </div>
          {buttonNote ? <p className="mt-3 text-sm text-soft">{buttonNote}</p> : null}
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
        {purchase ? <PurchaseForm key={locale} example={purchase} locale={locale} /> : null}
      </div>
    </div>
  )
}
