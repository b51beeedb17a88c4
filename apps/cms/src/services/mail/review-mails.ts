import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import { staffNames } from '#cms/base/access/staff-names.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { Mail, Review } from '#cms/base/payload-types.ts'
import { deletedAccount, type ReportReview } from '#cms/editorial/reviews/review-endpoints.ts'
import { readSubject, toAdminPath } from '#cms/editorial/reviews/review-rows.ts'
import type { Composed, Composer } from './mail.ts'
import { wakeSenders } from './queue.ts'
import { composeStaffMail } from './staff-mail.ts'

const [adminOrigin = ''] = adminOrigins(environment)

const kinds = {
  requested: 'reviewRequested',
  returned: 'reviewReturned',
  approved: 'reviewApproved',
} as const satisfies Record<Review['state'], Mail['kind']>

/**
 * Enqueues the emails about a changed review: a request goes to every possible reviewer, a decision to the person
 * who requested it. Nobody gets an email about their own action.
 */
export const enqueueReviewMails: ReportReview = async (req, { id, state, requestedBy }) => {
  const recipients =
    state === 'requested' ? sql`role in ('admin', 'reviewer')` : sql`id = ${requestedBy ?? null}`
  await inTransaction(req, async (session) => {
    await session.execute(sql`
      insert into mails (kind, occasion, review_id, account_id, due_at)
      select ${kinds[state]}, concat_ws(':', ${kinds[state]}::text, ${id}::int, id, extract(epoch from clock_timestamp())),
        ${id}, id, now()
      from users where ${recipients} and id <> ${req.user?.id ?? 0}`)
    await wakeSenders(session)
  })
}

type Facts = { by: string; document: string; link: string; comment: string }

const words = {
  requested: {
    subject: 'Mohon diperiksa / Please review',
    id: ({ by, document, link }) => [
      `${by} meminta pemeriksaan ${document}.`,
      'Periksa isinya, lalu setujui atau kembalikan dengan komentar:',
      link,
    ],
    en: ({ by, document, link }) => [
      `${by} requested a review of ${document}.`,
      'Check the content, then approve it or return it with a comment:',
      link,
    ],
  },
  returned: {
    subject: 'Perlu diperbaiki / Please revise',
    id: ({ by, document, link, comment }) => [
      `${by} mengembalikan ${document} dengan komentar:`,
      comment,
      'Perbaiki isinya, lalu minta pemeriksaan lagi:',
      link,
    ],
    en: ({ by, document, link, comment }) => [
      `${by} returned ${document} with a comment:`,
      comment,
      'Revise it, then request another review:',
      link,
    ],
  },
  approved: {
    subject: 'Disetujui / Approved',
    id: ({ by, document, link }) => [`${by} menyetujui ${document}. Isinya dapat diterbitkan:`, link],
    en: ({ by, document, link }) => [`${by} approved ${document}. It can be published:`, link],
  },
} as const satisfies Record<Review['state'], { subject: string } & Record<Locale, (facts: Facts) => string[]>>

const isReviewMail = (kind: Mail['kind']) => Object.values<Mail['kind']>(kinds).includes(kind)

export const reviewMails: Composer = async (payload, { kind, account, review: id }) => {
  if (!isReviewMail(kind)) return null
  const query = { depth: 0, disableErrors: true, overrideAccess: true } as const
  const owner = account && (await payload.findByID({ ...query, collection: 'users', id: account }))
  if (!owner) return { kind: 'undeliverable', reason: 'account deleted' }
  const review = id && (await payload.findByID({ ...query, collection: 'reviews', id }))
  // The document is deleted, or someone acted since.
  if (!review || kinds[review.state] !== kind) return { kind: 'obsolete' }
  const isConcerned =
    review.state === 'requested'
      ? (owner.role === 'admin' || owner.role === 'reviewer') && review.requestedBy !== owner.id
      : review.requestedBy === owner.id
  return isConcerned
    ? composeReviewMail(payload, review, { name: owner.name, address: owner.email })
    : { kind: 'obsolete' }
}

async function composeReviewMail(
  payload: Payload,
  review: Review,
  to: { name: string; address: string },
): Promise<Composed> {
  const { state, key, title, comments } = review
  const actor = state === 'requested' ? review.requestedBy : review.reviewer
  const name = (await staffNames(payload, [actor])).get(actor)
  const link = `${adminOrigin}${toAdminPath(key)}`
  const comment = comments?.findLast(({ author }) => author === actor)?.text ?? '–'
  const document = nameDocument(payload, review)
  const { subject, ...texts } = words[state]
  const textIn = (locale: Locale) =>
    texts[locale]({ by: name ?? deletedAccount[locale], document: document[locale], link, comment })
  return composeStaffMail({
    to,
    subject: `${subject}: ${title}`,
    texts: { id: textIn('id'), en: textIn('en') },
    links: [link],
  })
}

/** `Artikel “Judul”`, or the name of a global. */
function nameDocument({ config }: Payload, { key, title }: Review): Bilingual {
  const { id, en } = readSubject(config, key)
  return key.startsWith('globals/') ? { id, en } : { id: `${id} “${title}”`, en: `${en} “${title}”` }
}
