import { expect, type Page, test } from '@playwright/test'
import {
  type PreviewCollection,
  previewCollections,
  signPreviewToken,
} from '@site/contracts/preview-token.ts'
import { untilTakenOver } from '../taken-over.ts'
import { isProse, withHostileTexts } from './hostile-text.ts'
import { markupFaults, type Seen } from './markup-faults.ts'
import { type Asker, json, Staff } from './staff.ts'

// What the policy would stop has to be held off by the pages themselves.
test.use({ bypassCSP: true })

interface Draft {
  readonly collection: PreviewCollection
  readonly id: number
  readonly key: string | null
  readonly remove: () => Promise<unknown>
}

/** Documents that stand by a fixed name are not made anew: theirs is a draft beside what is published. */
const BY_NAME: readonly PreviewCollection[] = ['products', 'services', 'account-types']
const MADE_BY_THE_SERVICE = ['id', 'createdAt', 'updatedAt', 'key', '_status', 'slug']

/** Without the numbers of rows, which are made anew, and the zero bytes, which the database does not take. */
function writable(document: unknown): object {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (typeof value === 'string') {
        return key === 'id' ? undefined : value.replaceAll('\0', '')
      }
      return value
    }),
  )
}

type Fields = Readonly<Record<string, unknown>>

/** The document with a text of another one where it has none itself: a field that is empty would be tried with nothing. */
function filled(document: Fields, others: readonly Fields[]): Fields {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      const isEmpty = value === null || value === ''
      const text = others
        .map((other) => other[name])
        .find((there) => typeof there === 'string' && isProse(name, there))
      return [name, isEmpty ? (text ?? value) : value]
    }),
  )
}

/** Saves a copy of the first document with hostile texts in all its fields, seen by nobody without its link. */
async function hostileDraft(editor: Asker, collection: PreviewCollection): Promise<Draft> {
  const list = await editor(`${collection}?limit=50&depth=0&locale=id&sort=id`)
  const { docs }: { docs: ({ id: number; key?: string } & Record<string, unknown>)[] } = await list.json()
  const [first, ...others] = docs
  if (first === undefined) {
    throw new Error(`there is no document of ${collection}`)
  }
  const kept = Object.fromEntries(
    Object.entries(first).filter(([name]) => !MADE_BY_THE_SERVICE.includes(name)),
  )
  const hostile = { ...writable(withHostileTexts(filled(kept, others))), _status: 'draft' }
  const byName = BY_NAME.includes(collection)
  const path = byName ? `${collection}/${first.id}` : collection
  const body = byName ? hostile : { ...hostile, slug: `uji-markah-${crypto.randomUUID()}` }
  const response = await editor(`${path}?locale=id&draft=true`, json(byName ? 'PATCH' : 'POST', body))
  const answer: { doc?: { id: number }; errors?: unknown } = await response.json()
  if (answer.doc === undefined) {
    throw new Error(`${collection}: ${response.status} ${JSON.stringify(answer.errors)?.slice(0, 500)}`)
  }
  const { id } = answer.doc
  const remove = () =>
    byName
      ? editor(`${path}?locale=id&draft=true`, json('PATCH', { ...writable(kept), _status: 'draft' }))
      : editor(`${collection}/${id}`, { method: 'DELETE' })
  return { collection, id, key: first.key ?? null, remove }
}

function previewToken({ collection, id, key }: Draft): string {
  const rights = { collection, document: id, key, locales: ['id' as const], frames: [] }
  return signPreviewToken(
    { ...rights, exp: Math.floor(Date.now() / 1000) + 600 },
    process.env.CONTENT_API_KEY ?? '',
  )
}

/** The page of a draft as it is sent, and as it stands once the browser has taken it over. */
async function lookAt(page: Page, draft: Draft): Promise<Seen[]> {
  // By it the test knows that a page has been taken over.
  await page.context().clearCookies()
  const response = await page.goto(`/preview/${previewToken(draft)}?locale=id`)
  expect(response?.status(), draft.collection).toBe(200)
  const sent = (await response?.text()) ?? ''
  expect(sent, draft.collection).toContain('alert(1)')
  await untilTakenOver(page)
  const name = draft.collection
  return [
    { name: `${name}, as it is sent,`, body: sent, kind: 'text/html' },
    { name: `${name}, taken over,`, body: await page.content(), kind: 'text/html' },
  ]
}

test('what an editor’s account stores in any field stays text on the pages', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(page.url())
    dialog.dismiss().catch(() => {})
  })
  const staff = await Staff.open()
  const drafts: Draft[] = []
  try {
    const editor = await staff.session('editor')
    const seen: Seen[] = []
    for (const collection of previewCollections) {
      const draft = await hostileDraft(editor, collection)
      drafts.push(draft)
      seen.push(...(await lookAt(page, draft)))
    }
    const reader = await browser.newPage({ bypassCSP: true })
    expect(await markupFaults(reader, seen)).toEqual([])
    expect(ran).toEqual([])
  } finally {
    for (const draft of drafts) {
      await draft.remove()
    }
    await staff.close()
  }
})
