import { accountMails } from './services/accounts/account-mails.ts'
import type { Composer } from './services/mail/mail.ts'
import { subjects } from './subjects.ts'

export const composers: readonly Composer[] = [
  accountMails,
  ...subjects.flatMap(({ composers }) => composers ?? []),
]
