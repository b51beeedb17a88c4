import { createHash } from 'node:crypto'
import type { Locale } from '@site/contracts/locale.ts'
import { copy } from '#cms/services/mail/copy.ts'
import type { ChangeQuestion } from './change-question.ts'

const changeMailKinds = ['eventCanceled', 'eventMoved', 'eventReinstated'] as const
export type ChangeMailKind = (typeof changeMailKinds)[number]

export const isChangeMail = (kind: string): kind is ChangeMailKind =>
  changeMailKinds.some((each) => each === kind)

/** A published event as the people who registered know it. */
export type Schedule = {
  /** Time, venue and join link as text to compare. */
  timeAndVenue: string
  startsAt: Date
  isCanceled: boolean
  titles: Record<Locale, string | null>
  /** People with a seat or on the waiting list, by the language of their emails. */
  registered: Record<Locale, number>
}

/** The email that everyone who registered receives; null for none. */
export function detectChange(before: Schedule, after: Schedule): ChangeMailKind | null {
  if (after.isCanceled) return before.isCanceled ? null : 'eventCanceled'
  if (before.isCanceled) return 'eventReinstated'
  return before.timeAndVenue === after.timeAndVenue ? null : 'eventMoved'
}

/** What an editor confirms before the emails are sent; the key is of exactly this change. */
export function describeChange(
  kind: ChangeMailKind,
  event: number,
  before: Schedule,
  after: Schedule,
): ChangeQuestion {
  const change = [kind, event, ...[before, after].map((each) => [each.timeAndVenue, each.isCanceled])]
  const { id, en } = after.registered
  const languages = (
    [
      ['id', id],
      ['en', en],
    ] as const
  ).filter(([, people]) => people > 0)
  return {
    recipients: id + en,
    key: createHash('sha256').update(JSON.stringify(change)).digest('hex'),
    mails: languages.map(([locale, people]) => {
      const { subject, paragraphs } = copy[locale][kind]
      const title = after.titles[locale] || after.titles.id || after.titles.en || ''
      return { locale, people, subject: subject(title), text: paragraphs[0] ?? '' }
    }),
  }
}
