import { ButtonLink } from '#app/design/button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** Links for readers whose question is not listed. */
export function AskUs({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <section className="mt-14 flex flex-wrap items-center justify-between gap-6 rounded-card bg-ground p-6 sm:p-8">
      <div>
        <h2 className="text-lg">{words.stillOpen}</h2>
        <p className="mt-1 text-soft">{words.stillOpenText}</p>
      </div>
      <ButtonLink look="quiet" to={pathTo('contactUs', locale)}>
        {words.contact}
      </ButtonLink>
    </section>
  )
}
