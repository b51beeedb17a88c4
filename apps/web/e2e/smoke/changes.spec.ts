import { type APIRequestContext, expect, test } from '@playwright/test'
import { fillPath } from '#app/i18n/path-to.ts'
import { Editor } from '../support/editor.ts'
import {
  editorChanges,
  type Fields,
  hiddenFields,
  listMarked,
  markFor,
  notOnPages,
} from '../support/editor-changes.ts'
import { testSite } from '../support/test-site.ts'

interface Shown {
  readonly kind: string
  readonly addresses: readonly string[]
  readonly texts: readonly string[]
}

/** The texts that visitors do not see at the addresses. */
async function listMissing(request: APIRequestContext, { kind, addresses, texts }: Shown): Promise<string[]> {
  let html = ''
  for (const address of addresses) {
    // The site closes idle connections, and a request sent at that moment fails.
    const response = await request.get(address, { headers: { connection: 'close' } })
    expect(response.status(), address).toBe(200)
    html += await response.text()
  }
  const visible = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
  return texts.filter((text) => !visible.includes(text)).map((text) => `${kind}: ${text}`)
}

test('every kind of content and every setting is shown as editors changed it', async ({ request }) => {
  const editor = await Editor.login(request, testSite().admin)
  const { collections, globals } = await editor.listChangeable()
  const known = [...Object.keys(editorChanges), ...notOnPages]
  expect([...collections, ...globals].toSorted()).toEqual(known.toSorted())
  const undo: (() => Promise<void>)[] = []
  const shown: Shown[] = []
  try {
    for (const [kind, { where, pages, change, shows = [] }] of Object.entries(editorChanges)) {
      const { path, fields } = await editor.fetchContent(where ? kind : `globals/${kind}`, where)
      const changed = change(markFor(kind), fields)
      const kept = Object.keys(fields).filter((name) => !(name in changed))
      if (!where)
        expect(
          kept.filter((name) => !hiddenFields.includes(name)),
          kind,
        ).toEqual([])
      undo.push(() => editor.publishContent(path, pick(fields, Object.keys(changed))))
      await editor.publishContent(path, changed)
      const slug = String(fields.slug)
      const addresses = pages.map(([page, query]) => fillPath(page, 'id', { slug, '*': slug }, query))
      shown.push({ kind, addresses, texts: [...listMarked(changed), ...shows] })
    }
    const listAllMissing = async () => {
      const missing: string[] = []
      for (const one of shown) missing.push(...(await listMissing(request, one)))
      return missing
    }
    await expect.poll(listAllMissing, { timeout: 30_000 }).toEqual([])
  } finally {
    for (const restore of undo) await restore()
  }
})

const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
