import type { Ratio } from '@site/contracts/market/values.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { type RatioUnit, ratioFigure } from '#app/market/ratio-figure.ts'
import { isAbsent } from '#app/market/ratio-reasons.ts'

export function RatioText({ locale, ratio, unit }: { locale: Locale; ratio: Ratio; unit: RatioUnit }) {
  if (isAbsent(ratio)) {
    return <Missing reason={ratio} />
  }
  const { text, meaning } = ratioFigure(locale, ratio, unit)
  return meaning ? <abbr title={meaning}>{text}</abbr> : text
}
