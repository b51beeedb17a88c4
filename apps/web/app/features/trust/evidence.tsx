import { Button } from '#app/design/button.tsx'
import { Section } from '#app/design/section.tsx'
import { useHasScript } from '#app/design/use-has-script.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { channelsCopy } from './channels-copy.ts'

/** A list to tick and complete on paper. */
export function Evidence({ locale }: { locale: Locale }) {
  const words = channelsCopy[locale]
  const hasScript = useHasScript()
  return (
    <Section lead={words.evidenceLead} title={words.evidenceTitle}>
      <ul className="grid max-w-[64ch] gap-4">
        {words.evidence.map((item) => (
          <li key={item} className="flex gap-4 border-b border-line pb-3 print:pb-10">
            <span aria-hidden="true">☐</span>
            {item}
          </li>
        ))}
      </ul>
      <p className={hasScript ? 'mt-4' : 'invisible mt-4'} data-script-only="">
        <Button look="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
    </Section>
  )
}
