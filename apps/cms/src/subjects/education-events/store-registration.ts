import { sql } from '@payloadcms/db-postgres'
import type { Registration } from '@site/contracts/content/forms.ts'
import { HOLD_MINUTES } from '@site/contracts/registration-hold.ts'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'
import { consentVersion } from '#cms/base/privacy/keyed-hash.ts'
import { isRestricted } from '#cms/services/privacy/restrict-person.ts'
import type { Person } from './identify.ts'
import { isHeld, type mailKinds } from './states.ts'

const StoredSchema = v.tuple([v.object({ id: wholeNumber, registeredAt: pointInTime })])

type Accepted = {
  event: number
  submission: string
  state: keyof typeof mailKinds
  registration: Registration
  person: Person
}

/**
 * A person has one row per event: registering again after canceling, or before confirming, overwrites it. Uses the time
 * after the lock, so that the waiting list is in lock order.
 */
export async function storeRegistration(
  session: Session,
  { event, submission, state, registration, person }: Accepted,
) {
  const { locale, kind, consentText, marketingConsent, marketingText } = registration
  const personalData = registration.kind === 'nonClient' ? registration : noPersonalData
  const heldUntil = isHeld(state)
    ? sql`clock_timestamp() + make_interval(mins => ${HOLD_MINUTES})`
    : sql`null`
  const restricted = await isRestricted(session, person.emailHash)
  const { rows } = await session.execute(sql`
    insert into registrations (event_id, identity, state, kind, client_id, registered_at, held_until,
      full_name, email, phone, city, occupation, company, heard_from,
      locale, consent_text, consent_version, marketing_consent, marketing_text, restricted, idempotency_key)
    values (${event}, ${person.identity}, ${state}, ${kind}, ${person.client?.id ?? null}, clock_timestamp(), ${heldUntil},
      ${personalData.fullName}, ${personalData.email}, ${personalData.phone}, ${personalData.city}, ${personalData.occupation},
      ${personalData.company}, ${personalData.heardFrom},
      ${locale}, ${consentText}, ${consentVersion(consentText)}, ${marketingConsent}, ${marketingText}, ${restricted}, ${submission})
    on conflict (event_id, identity) do update set
      state = excluded.state, kind = excluded.kind, client_id = excluded.client_id,
      registered_at = excluded.registered_at, held_until = excluded.held_until, full_name = excluded.full_name, email = excluded.email,
      phone = excluded.phone, city = excluded.city, occupation = excluded.occupation,
      company = excluded.company, heard_from = excluded.heard_from, locale = excluded.locale,
      consent_text = excluded.consent_text, consent_version = excluded.consent_version,
      marketing_consent = excluded.marketing_consent, marketing_text = excluded.marketing_text,
      restricted = excluded.restricted, idempotency_key = excluded.idempotency_key,
      created_at = now(), updated_at = now()
    returning id, registered_at as "registeredAt"`)
  return v.parse(StoredSchema, rows)[0]
}

/** The company knows its clients: their registrations store no personal data. */
const noPersonalData = {
  fullName: null,
  email: null,
  phone: null,
  city: null,
  occupation: null,
  company: null,
  heardFrom: null,
}
