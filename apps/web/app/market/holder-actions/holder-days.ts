import { actDayNames } from '@site/finance/action-phases.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { HolderAction } from './holder-action.ts'
import type { ActionDay } from './holder-action-texts.ts'
import { holderCopy } from './holder-copy.ts'

/** The days that are announced; of a period with one known end, that day. */
export function listDays(
  days: readonly (readonly [name: string, label: string, from: string | null, to?: string | null])[],
): ActionDay[] {
  return days.flatMap(([name, label, first, last]) => {
    const from = first ?? last ?? null
    const to = last ?? from
    return from === null || to === null ? [] : [{ name, label, from, to }]
  })
}

/** The names of what the holder must do at the latest at the key date; null: it is no such day. */
export function nameActDay(locale: Locale, action: HolderAction): string | null {
  const { days } = holderCopy[locale]
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(action))
  const names =
    action.keyDate === null ? [] : actDayNames.filter((name) => values.get(name) === action.keyDate)
  return names.map((name) => days[name]).join(' · ') || null
}
