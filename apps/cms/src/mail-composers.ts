import { accountMails } from './services/accounts/account-mails.ts'
import type { Composer } from './services/mail/mail.ts'
import { messageMails } from './subjects/contact/mails.ts'
import { registrationMails } from './subjects/education-events/mails.ts'

export const composers: readonly Composer[] = [accountMails, registrationMails, messageMails]
