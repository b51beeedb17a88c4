import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query, type Session } from '#cms/base/database/session.ts'
import { type Copy, CopySchema } from './person.ts'
import { selectRows } from './person-rows.ts'

const RowsSchema = v.tuple([v.object({ copy: CopySchema })])

/** The rows of a query as one value. */
const listRows = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${rows}) found)`

const consentColumns = sql`d.consent_text as "consentText", d.consent_version as "consentVersion",
  d.marketing_consent as "marketingConsent", d.marketing_text as "marketingText", d.restricted, d.locale`

/**
 * Everything that is stored about one address, for the person it belongs to: no keys, no hashes, nobody else. Names of
 * fields and values are those of the database; times are in UTC.
 */
export async function copyPerson(payload: Payload, email: string): Promise<Copy> {
  const { person, messages, registrations, subscribers, recipients } = selectRows(email)
  const rows = await query(
    payload,
    sql`select json_build_object(
      'email', ${email}::text,
      'copiedAt', to_json(now()),
      'messages', ${listRows(selectMessages(messages))},
      'registrations', ${listRows(selectRegistrations(registrations))},
      'emails', ${listRows(sql`
        select d.kind, d.state, d.registration_id as "registrationNumber", d.message_id as "messageNumber",
          case r.locale when 'id' then w.subject_id else w.subject_en end as "staffSubject",
          case r.locale when 'id' then w.text_id else w.text_en end as "staffText",
          d.recipient, d.due_at as "dueAt", d.sent_at as "sentAt", d.created_at as "createdAt"
        from mails d left join registrations r on r.id = d.registration_id
          left join event_messages w on w.id = d.event_message_id
        where d.registration_id in (select id from registrations where ${registrations})
          or d.message_id in (select id from contact_messages where ${messages}) or ${recipients}
          or d.subscriber_id in (select id from subscribers where ${subscribers})
        order by d.id`)},
      ${listSubscription(selectRows(email))},
      'consents', ${listRows(sql`${selectConsents} where person = ${person} order by id`)},
      'erasures', ${listRows(sql`
        select messages, registrations, subscriptions, scope, created_at as "createdAt"
        from erasures where person = ${person} order by id`)},
      'restrictions', ${listRows(sql`
        select created_at as "createdAt" from restrictions where person = ${person}`)},
      'clientDirectory', ${listRows(sql`
        select ${email}::text as email, created_at as "createdAt", updated_at as "updatedAt"
        from client_directory where email_hash = ${person} order by id`)}
    ) as copy`,
  )
  return v.parse(RowsSchema, rows)[0].copy
}

const selectConsents = sql`
  select form, stage, purpose, locale, version, text, marketing, marketing_text as "marketingText",
    withdrawn_at as "withdrawnAt", created_at as "createdAt"
  from consents`

/** What is stored about the subscription of one address, for its holder. */
export async function copySubscription(session: Session, email: string): Promise<Copy> {
  const rows = selectRows(email)
  const { rows: found } = await session.execute(sql`select json_build_object(
    'email', ${email}::text,
    'copiedAt', to_json(now()),
    ${listSubscription(rows)},
    'emails', ${listRows(sql`
      select kind, state, sent_at as "sentAt", created_at as "createdAt" from mails
      where subscriber_id in (select id from subscribers where ${rows.subscribers}) order by id`)},
    'consents', ${listRows(sql`
      ${selectConsents} where person = ${rows.person} and form = 'subscription' order by id`)}
  ) as copy`)
  return v.parse(RowsSchema, found)[0].copy
}

function listSubscription({
  person,
  subscribers,
}: Pick<ReturnType<typeof selectRows>, 'person' | 'subscribers'>) {
  return sql`
    'subscriber', ${listRows(sql`
      select state, locale, paused_until as "pausedUntil", confirmed_at as "confirmedAt", asked_at as "askedAt",
        bounces, created_at as "createdAt"
      from subscribers where ${subscribers}`)},
    'subscriptions', ${listRows(sql`
      select list, ticker, kind, threshold, is_armed as "isArmed", alert_state as "alertState",
        (select coalesce(json_object_agg(_locale, title), '{}'::json) from events_locales
          where _parent_id = d.event_id and title is not null) as event, created_at as "createdAt"
      from subscriptions d where subscriber_id in (select id from subscribers where ${subscribers}) order by d.id`)},
    'subscriptionRequests', ${listRows(sql`
      select created_at as "createdAt", confirmed_at as "confirmedAt" from subscription_requests
      where ${subscribers} order by id`)},
    'suppressions', ${listRows(sql`select reason, since from suppressions where email_hash = ${person}`)}`
}

function selectMessages(messages: ReturnType<typeof sql>) {
  return sql`
    select d.id as "messageNumber", d.created_at as "createdAt", d.state,
      (select label from contact_subjects_locales
        where _parent_id = d.subject_id and _locale::text = d.locale::text) as subject,
      d.department, d.full_name as "fullName", d.email, d.phone, d.domicile, d.message, ${consentColumns}
    from contact_messages d where ${messages} order by d.id`
}

function selectRegistrations(registrations: ReturnType<typeof sql>) {
  return sql`
    select d.id as "registrationNumber", d.created_at as "createdAt",
      (select coalesce(json_object_agg(_locale, title), '{}'::json) from events_locales
        where _parent_id = d.event_id and title is not null) as event,
      d.state, d.kind, d.registered_at as "registeredAt", d.held_until as "heldUntil",
      d.attended_at as "attendedAt", d.full_name as "fullName", d.email, d.phone, d.city, d.occupation, d.company,
      d.heard_from as "heardFrom", ${consentColumns}
    from registrations d where ${registrations} order by d.id`
}
