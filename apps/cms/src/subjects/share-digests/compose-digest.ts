import { sql } from '@payloadcms/db-postgres'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { readOccasion } from '#cms/services/mail/enqueue-bulk.ts'
import type { Composer } from '#cms/services/mail/mail.ts'
import { pageLink } from '#cms/services/mail/site-links.ts'
import { composeListMail, maxFacts } from '#cms/subjects/subscriptions/list-mail.ts'
import { readRecipient } from '#cms/subjects/subscriptions/recipient.ts'
import { AlertStateSchema } from './alert-state.ts'
import { digestCopy } from './digest-copy.ts'
import { figuresIn } from './digest-figures.ts'
import { type AlertNews, type DigestRow, listDigestRows } from './digest-rows.ts'
import { ShareNewsSchema } from './share-news.ts'

const subjectCharacters = 60

/** The digest of a subscriber's shares on a day, from the rows of subscriber and day at sending. */
export const shareMails: Composer = async (payload, mail, sender) => {
  if (mail.kind !== 'listSaham') return null
  const day = readOccasion(mail)
  const recipient =
    mail.subscriberId === null ? null : await readRecipient(payload, mail.subscriberId, 'saham')
  if (recipient === null) return { kind: 'obsolete' }
  const { locale } = recipient
  const [news, alerts] = await Promise.all([
    readNews(payload, day, recipient.id),
    readAlertNews(payload, day, recipient.id),
  ])
  const rows = listDigestRows({ locale, today: dayInJakarta(new Date()) }, news, alerts)
  const [first] = rows
  if (first === undefined) return { kind: 'obsolete' }
  const words = digestCopy[locale]
  const hidden = rows.length - maxFacts
  const hasCall = news.some(({ kind }) => kind === 'recommendation')
  const text = {
    subject: chooseSubject(locale, day, rows),
    heading: words.heading(figuresIn(locale, day).day(day)),
    paragraphs: [
      ...(alerts.some(({ changedFrom }) => changedFrom !== null) ? [words.adjusted] : []),
      ...(hidden > 0 ? [words.more(hidden)] : []),
    ],
    facts: rows
      .slice(0, maxFacts)
      .map(({ ticker, what, value }) => ({ label: `${ticker} · ${what}`, value })),
    button: { label: words.button(first.ticker), href: toCompanyPage(locale, first.ticker) },
    notices: hasCall ? [await readResearchNotice(payload, locale)] : [],
  }
  return composeListMail(recipient, text, sender)
}

const toCompanyPage = (locale: Locale, ticker: string): string =>
  pageLink(locale, 'companyDetail').replace(':slug', () => ticker.toLowerCase())

/** The first row, and how many others there are; shorter if that is too long. */
export function chooseSubject(locale: Locale, day: string, rows: readonly DigestRow[]): string {
  const words = digestCopy[locale]
  const [first] = rows
  const lead = first === undefined ? '' : `${first.ticker}: ${first.brief}`
  const whole = rows.length > 1 ? words.subjectMore(lead, rows.length - 1) : lead
  const short = words.subjectOnly(rows.length, figuresIn(locale, day).shortDay(day))
  return [whole, lead].find((text) => text.length <= subjectCharacters) ?? short
}

async function readNews(payload: Payload, day: string, subscriber: number) {
  const rows = await query(
    payload,
    sql`select n.value as news
      from share_digests d, jsonb_array_elements(d.news) n
      where d.day = ${day} and exists (
        select from subscriptions own
        where own.subscriber_id = ${subscriber} and own.list = 'saham'
          and own.ticker = n.value ->> 'ticker' and own.kind::text = n.value ->> 'kind'
      )`,
  )
  return v.parse(v.array(v.object({ news: ShareNewsSchema })), rows).map(({ news }) => news)
}

const AlertRowsSchema = v.array(
  v.object({
    id: wholeNumber,
    ticker: v.string(),
    kind: v.picklist(['above', 'below']),
    state: AlertStateSchema,
  }),
)

async function readAlertNews(payload: Payload, day: string, subscriber: number): Promise<AlertNews[]> {
  const rows = await query(
    payload,
    sql`select id, ticker, kind, alert_state as state from subscriptions
      where subscriber_id = ${subscriber} and list = 'saham' and kind in ('above', 'below')
        and alert_state is not null
      order by ticker, kind`,
  )
  return v
    .parse(AlertRowsSchema, rows)
    .flatMap(({ ticker, kind, state }) =>
      state.outcomes
        .filter((outcome) => outcome.day === day)
        .map((outcome) => ({ ...outcome, ticker, kind })),
    )
}

async function readResearchNotice(payload: Payload, locale: Locale): Promise<string> {
  const { notices } = await payload.findGlobal({
    slug: 'settings',
    select: { notices: true },
    locale,
    depth: 0,
    overrideAccess: true,
  })
  return notices.research
}
