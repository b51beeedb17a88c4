import type { Step } from '@site/contracts/content/document-parts.ts'
import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** What to do, in order. */
export function Steps({ steps, locale }: { steps: readonly Step[]; locale: Locale }) {
  if (steps.length === 0) {
    return null
  }
  return (
    <Section title={copy[locale].steps}>
      <ol className="max-w-[52rem]">
        {steps.map(({ title, text }, position) => (
          <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-4">
            <span aria-hidden="true" className="text-xl leading-none font-bold text-accent-text">
              {formatNumber(locale, position + 1)}
            </span>
            <div>
              <h3 className="text-base font-semibold">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
