import { createLocalReq, getAccessResults } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#cms/base/access/has-role.ts'
import { enqueueBulk } from '#cms/services/mail/enqueue-bulk.ts'
import { listLateDays } from '#cms/subjects/market-data/late-days.ts'
import { createUnsubscribeToken } from '#cms/subjects/subscriptions/token.ts'
import { withoutTable } from '../../../test/broken-tables.ts'
import { addEvent, dayMs } from '../../../test/forms.ts'
import { makeMail, makeMessage, makeRegistration } from '../../../test/people.ts'
import { draftArticle, payload, publishedArticle } from '../../../test/service.ts'
import { requestAs, session } from '../../../test/staff.ts'
import { notes, postToken, subscribe } from '../../../test/subscriptions.ts'
import { listWeeks, parseMonth, toMonthSpan } from './months.ts'
import { readDashboard } from './read-dashboard.ts'
import { readSchedules } from './schedules.ts'

/** The rows that a user with the role sees, by their English label. */
async function loadRows(role: Exclude<Role, 'service'>, now = new Date()) {
  const found = await payload.findByID({ collection: 'users', id: (await session(role)).user })
  const user = { ...found, collection: 'users' as const }
  const permissions = await getAccessResults({ req: await createLocalReq({ user }, payload) })
  const rows = await readDashboard({ payload, user, now }, permissions)
  return new Map(rows.map(({ label, finding }) => [label.en, finding]))
}

/** How much the work of a test adds to the count of a row. */
async function addedTo(label: string, work: () => Promise<unknown>) {
  const count = async () => (await loadRows('editor')).get(label)?.count ?? Number.NaN
  const before = await count()
  await work()
  return (await count()) - before
}

const saveDraft = (role: Role, id: number) =>
  requestAs(role, `articles/${id}?locale=id&draft=true`, { method: 'PATCH', json: { title: 'Draf' } })

const outdatedDocuments = 'Documents for foreign investors to check again'

describe('the dashboard', () => {
  it('counts the documents that the user left as drafts, with a link to each list', async () => {
    const { id } = await publishedArticle(`draf-saya-${crypto.randomUUID()}`)
    const other = await draftArticle(`draf-orang-${crypto.randomUUID()}`)
    await saveDraft('reviewer', other.id)
    expect(await addedTo('My drafts', () => saveDraft('editor', id))).toBe(1)
    const { user } = await session('editor')
    const [ofArticles, inEnglish] = [/^Artikel \(\d+\)$/, /^Articles \(\d+\)$/]
    expect((await loadRows('editor')).get('My drafts')?.parts).toContainEqual({
      text: { id: expect.stringMatching(ofArticles), en: expect.stringMatching(inEnglish) },
      href: `/admin/collections/articles?where[_status][equals]=draft&where[lastChangedBy][equals]=${user}`,
    })
  })

  it('counts what was returned to the user or approved, also when someone else changed it last', async () => {
    const { id } = await draftArticle(`dikembalikan-${crypto.randomUUID()}`)
    const review = async (role: Role, action: string) => {
      const { updatedAt } = await payload.findByID({ collection: 'articles', id, draft: true })
      const json = { action, comment: 'Ya.', updatedAt }
      expect((await requestAs(role, `articles/${id}/review`, { json })).status).toBe(200)
    }
    const listNotes = async () =>
      (await loadRows('editor'))
        .get('My drafts')
        ?.parts?.flatMap(({ text: { en } }) => en.match(/^[RA].* you|^Approved/) ?? [])
    await review('editor', 'request')
    expect(await addedTo('My drafts', () => review('reviewer', 'return'))).toBe(1)
    expect(await listNotes()).toContain('Returned to you')
    await review('editor', 'request')
    await review('reviewer', 'approve')
    expect(await listNotes()).toContain('Approved')
    expect(await addedTo('My drafts', () => saveDraft('reviewer', id))).toBe(-1)
  })

  it('counts emails of lists by day and list, without addresses', async () => {
    const { email, subscriber } = await subscribe([notes])
    const subscriberIds = [subscriber.id]
    const expiresAt = new Date(Date.now() + dayMs)
    const enqueue = () => enqueueBulk(payload, { kind: 'listPagi', occasion: '1', expiresAt, subscriberIds })
    const label = 'Queued emails of lists, 7 days'
    expect(await addedTo(label, enqueue)).toBe(1)
    await postToken('subscription-ends', createUnsubscribeToken(subscriber, 'pagi'))
    const parts = (await loadRows('editor')).get(label)?.parts
    const part = parts?.find(({ text }) => text.en.includes(' · Sapa Mentari · '))
    expect(part?.text.en).toMatch(
      /^\d{4}-\d\d-\d\d · .* · queued [1-9]\d*, sent \d+, failed \d+, ended [1-9]\d*, bounced \d+$/,
    )
    expect(JSON.stringify(part)).not.toContain(email)
  })

  it('counts documents that lack a language, pending schedules and failed emails', async () => {
    const slug = () => `hitung-${crypto.randomUUID()}`
    expect(await addedTo('Incomplete translations', () => publishedArticle(slug()))).toBe(1)
    const article = await draftArticle(slug())
    expect(await addedTo('Scheduled', () => makeSchedule(article.id, '2098-01-01T00:00:00Z'))).toBe(1)
    const { id } = await makeMail({ message: (await makeMessage()).id })
    const fail = () => payload.update({ collection: 'mails', id, data: { state: 'failed' } })
    expect(await addedTo('Failed emails', fail)).toBe(1)
  })

  it('counts messages that nobody answered', async () => {
    const { id } = await makeMessage()
    const answer = () =>
      requestAs('editor', `contact-messages/${id}`, { method: 'PATCH', json: { state: 'done' } })
    expect(await addedTo('Unanswered messages', makeMessage)).toBe(1)
    expect(await addedTo('Unanswered messages', answer)).toBe(-1)
  })

  it('shows the seats of the events within seven days', async () => {
    const name = `pekan-ini-${crypto.randomUUID()}`
    const { id } = await addEvent(name, { capacity: 2, startsInMs: 6 * dayMs })
    await addEvent(`pekan-depan-${crypto.randomUUID()}`, { capacity: 2, startsInMs: 8 * dayMs })
    await makeRegistration(id)
    const waiting = await makeRegistration(id)
    await payload.update({ collection: 'registrations', id: waiting.id, data: { state: 'waiting' } })
    const { parts = [] } = (await loadRows('editor')).get('Events within 7 days') ?? {}
    const href = `/admin/collections/registrations?where[event][equals]=${id}`
    const indonesian = expect.stringContaining('1 dari 2 kursi terisi, 1 menunggu')
    const english = expect.stringContaining('1 of 2 seats taken, 1 waiting')
    const shown = parts.filter(({ text }) => text.en.includes('pekan-'))
    expect(shown).toEqual([{ text: { id: indonesian, en: english }, href }])
  })

  it.each([
    { day: '2027-11-16', parts: [] },
    {
      day: '2027-11-17',
      parts: [{ text: { en: 'Foreign citizens with a stay permit: checked 16 November 2026' } }],
    },
  ])('counts documents whose check is more than a year ago on $day', async ({ day, parts }) => {
    const rows = await loadRows('reviewer', new Date(`${day}T05:00:00Z`))
    expect(rows.get(outdatedDocuments)).toMatchObject({ count: parts.length, parts })
  })

  it('hides from a reviewer what reviewers may not read', async () => {
    const labels = [...(await loadRows('reviewer')).keys()]
    const shown = ['My drafts', 'Waiting for review', 'Incomplete translations', 'Scheduled', 'Broken links']
    expect(labels).toEqual([...shown, 'Late or unlikely market data', outdatedDocuments])
  })

  it('shows the other rows while a source fails and the market service is unavailable', async () => {
    const rows = await withoutTable('contact_messages', () => loadRows('admin'))
    expect(rows.get('Unanswered messages')).toBeNull()
    expect(rows.get('Late or unlikely market data')).toMatchObject({
      count: null,
      note: { en: 'The market service does not respond.' },
    })
    expect(rows.get('Failed emails')).toMatchObject({ count: expect.any(Number) })
  })
})

function makeSchedule(article: number, waitUntil: string, type = 'publish') {
  const input = { type, doc: { relationTo: 'articles', value: String(article) } }
  const data = { taskSlug: 'schedulePublish', input, waitUntil } as const
  return payload.create({ collection: 'payload-jobs', data })
}

describe('the calendar of schedules', () => {
  it('has the schedules of a month in Jakarta, with the document of each', async () => {
    const slug = `kalender-${crypto.randomUUID()}`
    const { id } = await draftArticle(slug)
    // 00:30 on February 1 and 23:30 on February 28 in Jakarta.
    await makeSchedule(id, '2098-01-31T17:30:00.000Z')
    await makeSchedule(id, '2098-02-28T16:30:00.000Z', 'unpublish')
    await makeSchedule(id, '2098-02-28T17:30:00.000Z')
    const shown = { title: `Judul ${slug}`, href: `/admin/collections/articles/${id}`, hasFailed: false }
    const label = { id: 'Artikel', en: 'Article' }
    expect(await readSchedules(payload, ...toMonthSpan('2098-02'))).toMatchObject([
      { ...shown, isPublication: true, at: '2098-01-31T17:30:00.000Z', label },
      { ...shown, isPublication: false, at: '2098-02-28T16:30:00.000Z' },
    ])
  })

  it('begins weeks on Monday', () => {
    const weeks = listWeeks('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it('shows the current month in Jakarta unless another one is requested', () => {
    const now = new Date('2026-11-30T18:00:00Z')
    const months = ['2027-02', '2027-13', 'x', undefined].map((month) => parseMonth(month, now))
    expect(months).toEqual(['2027-02', '2026-12', '2026-12', '2026-12'])
  })
})

describe('late days of market data', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    { name: 'before the prices of the day are due', now: '2026-11-27T11:29:00Z', late: [] },
    { name: 'once they are due', now: '2026-11-27T11:30:00Z', late: ['2026-11-27'] },
    { name: 'on a weekend', now: '2026-11-29T12:00:00Z', late: ['2026-11-27'] },
    { name: 'after a holiday', now: '2026-12-01T12:00:00Z', late: ['2026-11-27', '2026-12-01'] },
  ])('are trading days without prices, $name', ({ now, late }) => {
    expect(listLateDays('2026-11-26', ['2026-11-30'], new Date(now))).toEqual({ late, unknownYears: [] })
  })

  it.each([
    { name: 'no weekday after New Year', now: '2027-01-04T12:00:00Z', late: [] },
    { name: 'weekdays after ten in a row', now: '2027-01-15T12:00:00Z', late: ['2027-01-15'] },
  ])('are $name in a year without known holidays', ({ now, late }) => {
    expect(listLateDays('2026-12-30', [], new Date(now))).toEqual({ late, unknownYears: ['2027'] })
  })

  it('counts with the unlikely prices of the latest day and the breaks of the year', async () => {
    const now = new Date('2026-11-27T12:00:00Z')
    const breaks = [{ ticker: 'GDVN', date: '2026-05-06' }]
    const bodies = new Map<string, object>([
      ['/apids/market-day', { date: '2026-11-23', marked: ['BQNS'], breaks }],
      ['/apids/holidays', { holidays: [] }],
    ])
    vi.stubGlobal('fetch', async (url: string) => Response.json(bodies.get(new URL(url).pathname)))
    expect((await loadRows('editor', now)).get('Late or unlikely market data')).toMatchObject({
      count: 6,
      href: '/admin/market-data',
      parts: [
        { text: { en: 'Trading days without prices: 4' }, href: '/admin/market-data#days' },
        { text: { en: 'Unlikely prices: BQNS' }, href: '/admin/market-data#unlikely' },
        { text: { en: expect.stringContaining('GDVN 2026-05-06') }, href: '/admin/market-data#breaks' },
      ],
    })
    const { href, parts = [] } = (await loadRows('reviewer', now)).get('Late or unlikely market data') ?? {}
    expect([href, ...parts.map((part) => part.href)]).toEqual([undefined, undefined, undefined, undefined])
  })
})
