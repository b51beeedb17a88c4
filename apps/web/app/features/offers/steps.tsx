import type { Step } from '@site/contracts/content/document-parts.ts'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import './steps.css'

export function Steps({ steps, locale }: { steps: readonly Step[]; locale: Locale }) {
  if (steps.length === 0) {
    return null
  }
  return (
    <Section title={copy[locale].steps}>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title} className="min-w-0 wrap-anywhere">
            <h3 className="text-base leading-snug font-semibold">{title}</h3>
            <p className="mt-1 text-[0.95rem] text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
