import { type HolderActionDays, listActDays } from '@site/finance/action-phases.ts'
import type { Locale } from '#app/i18n/locales.ts'
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

/** The name of the day on which the holder must act at the key date; null: it is no such day. */
export function nameActDay(
  locale: Locale,
  action: HolderActionDays & { readonly keyDate: string | null },
): string | null {
  const { days } = holderCopy[locale]
  const names = listActDays(action)
    .filter(({ day }) => day === action.keyDate)
    .map(({ name }) => days[name])
  return names.length === 0 ? null : names.join(' · ')
}
