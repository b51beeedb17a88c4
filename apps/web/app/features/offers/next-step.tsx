import type { ProductKey, ServiceKey } from '@site/contracts/content/products.ts'
import { Icon } from '#app/design/icon.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { nextSteps } from './next-steps.ts'

/** The end of an offer's page: the main next step in large, and others next to it. */
export function NextStep({ offer, locale }: { offer: ProductKey | ServiceKey; locale: Locale }) {
  const words = copy[locale]
  const [main, ...others] = nextSteps[offer]
  return (
    <nav
      aria-label={words.nextStep}
      className="board mt-10 grid rounded-card lg:grid-cols-[1.2fr_1fr] print:hidden"
    >
      <Kawung />
      <div className="relative p-8 sm:p-10">
        <p className="text-sm font-semibold text-on-board-soft">{words.nextStep}</p>
        <a className="group mt-2 block max-w-[26ch]" href={pathTo(main, locale)}>
          <span className="text-3xl font-bold tracking-[-0.022em] underline-offset-[0.2em] group-hover:underline">
            {pageTitles[main][locale]}
          </span>
          <span className="ms-3 inline-block align-middle text-xl text-accent">
            <Icon name="next" />
          </span>
          <span className="mt-2 block text-on-board-soft">{words.nextTexts[main]}</span>
        </a>
      </div>
      <ul className="relative self-center px-8 pb-6 sm:px-10 lg:py-8">
        {others.map((page) => (
          <li key={page} className="relative border-t border-white/15 py-4 lg:first:border-t-0">
            <a
              className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
              href={pathTo(page, locale)}
            >
              {pageTitles[page][locale]}
            </a>
            <span className="mt-0.5 block text-on-board-soft">{words.nextTexts[page]}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
