import { ButtonLink } from '#app/design/button.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { AppPhone } from '#app/page-parts/app-phone.tsx'
import { Board } from './board.tsx'
import { copy } from './copy.ts'
import type { MarketBoard } from './market-board.server.ts'

/** Introduces the firm, the app, and the last close of the market. */
export function Hero({
  locale,
  tagline,
  board,
}: {
  locale: Locale
  tagline: string
  board: MarketBoard | null
}) {
  const words = copy[locale]
  return (
    <div className="front">
      <div className="front-text">
        <h1 className="text-4xl leading-[1.03] font-extrabold tracking-[-0.035em]">{tagline}</h1>
        <p className="mt-4 mb-6 max-w-[34ch] text-lg text-soft sm:mt-5 sm:mb-8">{words.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pathTo('openAccount', locale)}>{words.openAccount}</ButtonLink>
          <ButtonLink look="quiet" to={pathTo('investmentCalculator', locale)}>
            {words.planNow}
          </ButtonLink>
        </div>
        <dl className="mt-7 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4 sm:mt-10 sm:gap-y-4 sm:pt-5">
          {words.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="text-lg font-bold tracking-[-0.02em]">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-sm text-soft">
          {`${words.appNote} `}
          <a className="text-link" href={pathTo('serviceDigitalFacility', locale)}>
            {words.aboutApp}
          </a>
        </p>
      </div>
      <div className="board front-side">
        <div className="front-ground">
          <Kawung />
        </div>
        <div className="front-phone">
          <AppPhone company={board?.featured ?? null} locale={locale} />
        </div>
        <Board board={board} locale={locale} />
      </div>
    </div>
  )
}
