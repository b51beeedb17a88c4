import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionChoice } from '@site/contracts/content/subscription.ts'
import type { SubscriptionList } from '@site/contracts/content/subscription-names.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Session } from '#cms/base/database/session.ts'

type Agreed = {
  /** A keyed hash of the email address. */
  person: string
  locale: Locale
  consentVersion: string
  choices: readonly SubscriptionChoice[]
}

/** Logs the consent to each chosen list, at the request and again when the owner of the address confirms it. */
export async function recordConsents(
  session: Session,
  stage: 'requested' | 'confirmed',
  { person, locale, consentVersion, choices }: Agreed,
): Promise<void> {
  for (const { list, consentText } of choices) {
    await session.execute(sql`
      insert into consents (form, stage, purpose, locale, version, text, marketing, person)
      values ('subscription', ${stage}, ${list}, ${locale}, ${consentVersion}, ${consentText}, false, ${person})`)
  }
}

/** Marks the consents to lists as withdrawn, and logs the end of each. */
export async function withdrawConsents(
  session: Session,
  person: string,
  lists: readonly SubscriptionList[],
): Promise<void> {
  await session.execute(sql`
    with ended as (
      update consents set withdrawn_at = now(), updated_at = now()
      where person = ${person} and form = 'subscription' and purpose = any(${sql.param(lists)})
        and withdrawn_at is null
      returning id, purpose, locale, version, text)
    insert into consents (form, stage, purpose, locale, version, text, marketing, person, withdrawn_at)
    select distinct on (purpose) 'subscription'::enum_consents_form, 'withdrawn'::enum_consents_stage, purpose, locale, version, text, false,
      ${person}::text, now()
    from ended order by purpose, id desc`)
}
