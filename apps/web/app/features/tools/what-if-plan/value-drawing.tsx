import { Chart } from '#app/design/chart/chart.tsx'
import { Section } from '#app/design/section.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { ToolOutcome } from '../engine/tool-outcome.ts'

/** Value and payments over time; the table of years has them as text. */
export function ValueDrawing({ outcome: { chart } }: { outcome: ToolOutcome }) {
  const locale = useLocale()
  if (chart === undefined) return null
  const { title, ...drawing } = chart
  return (
    <Section title={title}>
      <figure>
        <Chart {...drawing} locale={locale} />
      </figure>
    </Section>
  )
}
