import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

export function Highlights({
  highlights,
  locale,
  headingLevel,
}: {
  highlights: readonly string[]
  locale: Locale
  headingLevel: 2 | 3
}) {
  if (highlights.length === 0) {
    return null
  }
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className="min-w-0">
      <Heading className="text-lg">{copy[locale].highlights}</Heading>
      <ul className="mt-2">
        {highlights.map((highlight) => (
          <li key={highlight} className="border-t border-line py-3 first:border-t-0">
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  )
}
