import type { Rating } from '@site/contracts/content/research.ts'
import type { CallOutcome } from '@site/finance/recommendation-outcome.ts'
import type { Locale } from '#app/i18n/locales.ts'

const id = {
  label: 'Hasil sejauh ini',
  kinds: {
    target: 'Target tercapai',
    stop: 'Stop loss tersentuh',
    expired: 'Jangka berakhir',
    closed: 'Ditutup analis',
    open: 'Berjalan',
  },
  ended: 'Berakhir',
  on: (date: string) => `Pada ${date}`,
  asOf: (date: string) => `Harga ${date}`,
  noPriceYet: 'Belum ada harga sejak terbit.',
  noPrice: 'Tidak ada harga sejak terbit.',
  restated: 'Disetarakan dengan harga saat terbit.',
  suspendedSince: (date: string) => `Perdagangan dihentikan sejak ${date}.`,
  unknown: 'Hasil belum dapat dihitung.',
}

const en: typeof id = {
  label: 'Result so far',
  kinds: {
    target: 'Target reached',
    stop: 'Stop loss hit',
    expired: 'Horizon ended',
    closed: 'Closed by the analyst',
    open: 'Open',
  },
  ended: 'Ended',
  on: (date) => `On ${date}`,
  asOf: (date) => `Price on ${date}`,
  noPriceYet: 'No price since publication yet.',
  noPrice: 'No price since publication.',
  restated: 'Adjusted for corporate actions since publication.',
  suspendedSince: (date) => `Trading suspended since ${date}.`,
  unknown: 'Result not available yet.',
}

export const outcomeCopy = { id, en }

export interface RatedOutcome {
  readonly rating: Rating
  readonly kind: CallOutcome['kind']
}

/** A hold predicts no direction, so it has neither reached nor missed anything. */
export const hasEndedHold = ({ rating, kind }: RatedOutcome): boolean =>
  rating === 'hold' && (kind === 'target' || kind === 'stop')

export function nameOutcome(locale: Locale, outcome: RatedOutcome): string {
  const { ended, kinds } = outcomeCopy[locale]
  return hasEndedHold(outcome) ? ended : kinds[outcome.kind]
}
