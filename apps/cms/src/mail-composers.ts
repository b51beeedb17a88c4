import { accountMails } from './services/accounts/account-mails.ts'
import type { Composer } from './services/mail/mail.ts'
import { reviewMails } from './services/mail/review-mails.ts'
import type { SubscriberEvents } from './services/mail/subscriber-events.ts'
import { subjects } from './subjects.ts'

export const composers: readonly Composer[] = [
  accountMails,
  reviewMails,
  ...subjects.flatMap(({ composers }) => composers ?? []),
]

/** They get the bounces and complaints of sent emails. */
export const subscriberEvents: readonly SubscriberEvents[] = subjects.flatMap(
  (subject) => subject.subscriberEvents ?? [],
)
