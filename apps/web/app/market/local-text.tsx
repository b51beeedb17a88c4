import type { OptionalText } from '@site/contracts/market/values.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A text of the market data in the page's language, or in Indonesian where it has no English. */
export interface LocalText {
  readonly text: string
  /** Set on English pages only: Indonesian texts always exist. */
  readonly isIndonesian: boolean
}

export function localText(locale: Locale, { id, en }: OptionalText): LocalText {
  return locale === 'id' || en === null
    ? { text: id, isIndonesian: locale === 'en' }
    : { text: en, isIndonesian: false }
}

/** Marks an Indonesian text on an English page, so that screen readers pronounce it right. */
export function LocalizedText({
  value: { text, isIndonesian },
  hasNote = false,
}: {
  value: LocalText
  /** Whether a note follows the text; in a list or table, one `IndonesianNote` is enough. */
  hasNote?: boolean
}) {
  return isIndonesian ? (
    <>
      <span lang="id">{text}</span>
      {hasNote ? <span className="text-sm font-normal text-soft"> (in Indonesian)</span> : null}
    </>
  ) : (
    text
  )
}

/** One note for several texts; nothing if all are in the page's language. */
export function IndonesianNote({ values }: { values: readonly (LocalText | null)[] }) {
  return values.some((value) => value?.isIndonesian) ? (
    <p className="mt-3 text-sm text-soft">Some of these texts are available in Indonesian only.</p>
  ) : null
}
