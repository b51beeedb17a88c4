import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/database/session.ts'
import type { Consent } from '#cms/payload-types.ts'
import { consentVersion } from './keyed.ts'

type Agreed = {
  form: Consent['form']
  /** A keyed hash of the mail address. */
  person: string
  locale: Consent['locale']
  consentText: string
  marketingConsent: boolean
}

/** Keeps the proof of a consent, in the transaction of what was consented to. */
export async function recordConsent(session: Session, agreed: Agreed): Promise<void> {
  await session.execute(sql`
    insert into consents (form, locale, version, text, marketing, person)
    values (${agreed.form}, ${agreed.locale}, ${consentVersion(agreed.consentText)}, ${agreed.consentText},
      ${agreed.marketingConsent}, ${agreed.person})`)
}
