import type { Ratio } from '@site/contracts/market/values.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { type RatioUnit, ratioFigure } from '#app/market/ratio-figure.ts'

export function RatioText({ locale, ratio, unit }: { locale: Locale; ratio: Ratio; unit: RatioUnit }) {
  const { text, meaning } = ratioFigure(locale, ratio, unit)
  if (ratio === 'missing') {
    return <Missing />
  }
  return meaning ? <abbr title={meaning}>{text}</abbr> : text
}
