import type { Series } from '@site/contracts/content/education.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** For whom a path is, and what its readers can do afterwards. */
export function PathFacts({
  locale,
  path: { audience, outcome },
}: {
  locale: Locale
  path: Pick<Series['series'], 'audience' | 'outcome'>
}) {
  const words = copy[locale]
  const facts = [
    { label: words.audience, text: audience },
    { label: words.outcome, text: outcome },
  ].filter(({ text }) => text !== '')
  return (
    <dl className="mt-3 grid gap-3">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-sm font-semibold text-soft">{label}</dt>
          <dd className="max-w-[60ch]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
