import type { MarketHalt } from '@site/contracts/content/market-halts.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { haltRuleOn, haltRules } from '@site/finance/market-halts.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { describeHalt } from '#app/market/halts.server.ts'

const id = {
  falls: (percent: number) => `Turun lebih dari ${percent}%`,
  stops: (minutes: number) => `Semua perdagangan berhenti ${minutes} menit.`,
  stopsUnstated: 'Semua perdagangan berhenti; lamanya tidak ada di sumber kami.',
  ends: 'Perdagangan dihentikan sampai akhir sesi, atau lebih lama dengan persetujuan OJK.',
  rule: (since: string, checked: string, source: string) =>
    `Terhadap penutupan indeks sebelumnya. Jam sesi tidak bergeser. Berlaku sejak ${since}, diperiksa ${checked}. Sumber: ${source}.`,
  before: (since: string, percents: string, source: string) =>
    `Sebelumnya, sejak ${since}: ${percents} (${source}).`,
}
const en: typeof id = {
  falls: (percent) => `Down more than ${percent}%`,
  stops: (minutes) => `All trading stops for ${minutes} minutes.`,
  stopsUnstated: 'All trading stops; our source does not state for how long.',
  ends: 'Trading stops until the end of the session, or longer with the consent of OJK.',
  rule: (since, checked, source) =>
    `Against the previous close of the index. The sessions keep their hours. In force since ${since}, checked on ${checked}. Source: ${source}.`,
  before: (since, percents, source) => `Before, since ${since}: ${percents} (${source}).`,
}
const copy = { id, en }

export type ShownHalts = NonNullable<ReturnType<typeof describeHalts>>

/** The rule of today, the one before, and the halts that editors have published; null before the first known rule. */
export function describeHalts(locale: Locale, halts: readonly MarketHalt[], now: Date) {
  const rule = haltRuleOn(dayInJakarta(now))
  if (rule === null) return null
  const words = copy[locale]
  const before = haltRules.find(({ since }) => since < rule.since)
  return {
    levels: rule.percents.map((percent, index) => ({
      fall: words.falls(percent),
      effect:
        index === 2 ? words.ends : rule.minutes === null ? words.stopsUnstated : words.stops(rule.minutes),
    })),
    notes: [
      words.rule(formatDate(locale, rule.since), formatDate(locale, rule.checked), rule.source ?? ''),
      ...(before
        ? [
            words.before(
              formatDate(locale, before.since),
              before.percents.map((percent) => `${percent}%`).join('; '),
              before.source ?? '',
            ),
          ]
        : []),
    ],
    used: halts.map((halt) => ({
      key: halt.id,
      day: formatDate(locale, halt.date),
      ...describeHalt(locale, halt),
      source: halt.source,
    })),
  }
}
