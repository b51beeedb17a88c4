import type { Step } from '@site/contracts/content/document-parts.ts'
import { FoldedSection } from '#app/design/folded-section.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import './steps.css'

interface StepsProps {
  steps: readonly Step[]
  locale: Locale
}

export function Steps({ steps, locale }: StepsProps) {
  return steps.length === 0 ? null : (
    <Section title={copy[locale].steps}>
      <StepList steps={steps} />
    </Section>
  )
}

/** Folded on phones. */
export function FoldedSteps({ steps, locale }: StepsProps) {
  return steps.length === 0 ? null : (
    <FoldedSection title={copy[locale].steps}>
      <StepList steps={steps} />
    </FoldedSection>
  )
}

function StepList({ steps }: Pick<StepsProps, 'steps'>) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title} className="min-w-0 wrap-anywhere">
          <h3 className="text-base leading-snug font-semibold">{title}</h3>
          <p className="mt-1 text-[0.95rem] text-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
