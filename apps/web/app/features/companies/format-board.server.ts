import type { Board } from '@site/contracts/market/values.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const words = {
  id: (board: string, date: string) => `${board} (per ${date})`,
  en: (board: string, date: string) => `${board} (as of ${date})`,
} as const satisfies Record<Locale, unknown>

/** With its day, if the market has later ones: the board may have changed since. */
export function formatBoard(
  locale: Locale,
  { board, boardAsOf }: { readonly board: Board | null; readonly boardAsOf: string | null },
  marketDay: string | null,
): string | null {
  if (board === null) return null
  const name = board.name[locale]
  return boardAsOf !== null && marketDay !== null && boardAsOf < marketDay
    ? words[locale](name, formatDate(locale, boardAsOf))
    : name
}
