import { ButtonLink } from '#app/design/button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { ShownFront } from './front.server.ts'

/** What the firm is, how to begin, what a purchase costs, and four facts that each lead to their proof. */
export function Hero({
  locale,
  front: { headline, lead, button, facts },
  receipt,
}: {
  locale: Locale
  front: ShownFront
  /** null while no fee is stated. */
  receipt: React.ReactNode
}) {
  return (
    <div className="wrap">
      <div className="front">
        <div className="min-w-0">
          <h1 className="text-4xl leading-[1.06] font-extrabold tracking-[-0.035em]">{headline}</h1>
          <p className="mt-4 max-w-[34ch] text-lg text-soft sm:mt-5">{lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 sm:mt-8">
            <ButtonLink to={pathTo('serviceStockAccount', locale)}>{button}</ButtonLink>
          </div>
        </div>
        {receipt}
      </div>
      {facts.length === 0 ? null : (
        <ul aria-label={copy[locale].factsLabel} className="front-facts">
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
