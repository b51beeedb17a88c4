import { sql } from '@payloadcms/db-postgres'
import type { Session } from '#cms/base/database/session.ts'
import type { Consent } from '#cms/base/payload-types.ts'
import { consentVersion } from '#cms/base/privacy/keyed-hash.ts'

type Agreed = {
  form: Consent['form']
  /** A keyed hash of the email address. */
  person: string
  locale: Consent['locale']
  consentText: string
  marketingConsent: boolean
  /** null without marketing consent. */
  marketingText: string | null
}

/** Logs a consent as proof, in the transaction of the submission. */
export async function recordConsent(session: Session, agreed: Agreed): Promise<void> {
  await session.execute(sql`
    insert into consents (form, locale, version, text, marketing, marketing_text, person)
    values (${agreed.form}, ${agreed.locale}, ${consentVersion(agreed.consentText)}, ${agreed.consentText},
      ${agreed.marketingConsent}, ${agreed.marketingText}, ${agreed.person})`)
}
