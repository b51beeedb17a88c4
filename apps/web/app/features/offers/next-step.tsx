import { Icon } from '#app/design/icon.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { OfferLinks } from './offer-links.server.ts'

/** The end of an offer's page: the main next step in large, and others next to it. */
export function NextStep({ steps, locale }: { steps: OfferLinks['nextSteps']; locale: Locale }) {
  const words = copy[locale]
  const [main, ...others] = steps
  return (
    <nav
      aria-label={words.nextStep}
      className="board mt-10 grid rounded-card lg:grid-cols-[1.2fr_1fr] print:hidden"
    >
      <Kawung />
      <div className="relative p-8 wrap-anywhere sm:p-10">
        <p className="text-sm font-semibold text-on-board-soft">{words.nextStep}</p>
        <a className="group mt-2 block max-w-[26ch]" href={pathTo(main.page, locale)}>
          <span className="text-3xl font-bold tracking-[-0.022em] underline-offset-[0.2em] group-hover:underline">
            {main.title}
          </span>
          <span className="ms-3 inline-block align-middle text-xl text-accent">
            <Icon name="next" />
          </span>
          <span className="mt-2 block text-on-board-soft">{main.text}</span>
        </a>
      </div>
      <ul className="relative self-center px-6 pb-6 wrap-anywhere sm:px-10 lg:py-6">
        {others.map(({ page, title, text }) => (
          <li key={page} className="relative border-t border-white/15 py-4 lg:first:border-t-0">
            <a
              className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
              href={pathTo(page, locale)}
            >
              {title}
            </a>
            <span className="mt-0.5 block text-on-board-soft">{text}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
