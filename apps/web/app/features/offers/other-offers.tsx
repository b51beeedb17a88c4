import { OfferScene } from '#app/design/offer-scene.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { OfferLinks } from './offer-links.server.ts'

export function OtherOffers({
  locale,
  title,
  offers,
}: {
  locale: Locale
  title: string
  offers: OfferLinks['others']
}) {
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-x-12 gap-y-6 border-t border-line pt-6">
        {offers.map(({ key, page, title: name }) => (
          <li key={key} className="relative flex min-w-0 items-center gap-4">
            <OfferScene className="h-10 w-15" name={key} />
            <a
              className="font-semibold after:absolute after:inset-0 hover:text-action"
              href={pathTo(page, locale)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
