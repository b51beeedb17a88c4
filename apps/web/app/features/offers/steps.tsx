import type { Step } from '@site/contracts/content/document-parts.ts'
import { SectionHead } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import '#app/design/steps.css'

interface StepsProps {
  steps: readonly Step[]
  locale: Locale
}

/** Folded on phones and tablets. */
export function Steps({ steps, locale }: StepsProps) {
  return steps.length === 0 ? null : (
    <section className="border-line max-lg:border-t lg:py-10">
      <div className="wide-only">
        <SectionHead title={copy[locale].steps} />
      </div>
      {/* Screen readers drop headings in a summary. */}
      <h2 className="sr-only lg:hidden">{copy[locale].steps}</h2>
      <details className="wide-open">
        <summary>
          <b className="py-4 text-xl leading-tight tracking-tight">{copy[locale].steps}</b>
          <span aria-hidden="true" className="accordion-mark" />
        </summary>
        <ol className="steps wrap-anywhere">
          {steps.map(({ title, text }) => (
            <li key={title} className="min-w-0 wrap-anywhere">
              <h3 className="text-base leading-snug font-semibold">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
