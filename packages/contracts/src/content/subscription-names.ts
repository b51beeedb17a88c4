import { series } from '@site/brand/names.ts'
import type { Locale } from '../locale.ts'

/** Every email of a subscription belongs to one list, and one click ends that list. In the order of the form. */
export const subscriptionLists = ['pagi', 'riset', 'pengumuman', 'saham', 'acara'] as const
export type SubscriptionList = (typeof subscriptionLists)[number]

/** On pages, in emails and in the admin. */
export const subscriptionListNames: Readonly<Record<SubscriptionList, Readonly<Record<Locale, string>>>> = {
  pagi: series.morningNote.name,
  riset: { id: 'Riset', en: 'Research' },
  pengumuman: { id: 'Pengumuman', en: 'Announcements' },
  saham: { id: 'Saham pilihan', en: 'Selected shares' },
  acara: { id: 'Acara', en: 'Events' },
}

/** News about a share. */
export const newsKinds = ['corporateAction', 'report', 'recommendation'] as const
/** Price alerts, each with a threshold. */
export const priceKinds = ['above', 'below'] as const
export const shareKinds = [...newsKinds, ...priceKinds] as const
export type ShareKind = (typeof shareKinds)[number]

export const subscriptionLimits = {
  tickers: 20,
  threshold: { min: 1, max: 10_000_000 },
  /** Events to be reminded of. */
  events: 20,
  confirmHours: 48,
  manageDays: 30,
  pauseMonths: [1, 3],
} as const

/** Increase it with every change of the consent texts. */
export const SUBSCRIPTION_CONSENT_VERSION = '1'

/** The query parameter of a token in the links of subscription emails. */
export const SUBSCRIPTION_PARAMETER = 't'
