import type { FigureMark } from '@site/contracts/market/values.ts'
import { Icon } from '#app/design/icon.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { figureMarksCopy } from './figure-marks-copy.ts'

/** Why a figure is marked as unusual: a sign and a sentence for each reason; nothing without a mark. */
export function FigureMarks({ locale, marks }: { locale: Locale; marks: readonly FigureMark[] }) {
  if (marks.length === 0) {
    return null
  }
  return (
    <ul className="mt-2 grid gap-1 text-sm text-soft">
      {marks.map((mark) => (
        <li key={mark} className="flex gap-2 text-start">
          <span className="shrink-0 pt-1 text-accent-text">
            <Icon name="warning" />
          </span>
          <span>{figureMarksCopy[locale].marks[mark]}</span>
        </li>
      ))}
    </ul>
  )
}
