import { randomBytes } from 'node:crypto'
import type { Menu } from '#cms/base/payload-types.ts'
import { payload } from './service.ts'

export type MenuRows = Partial<Pick<Menu, 'header' | 'footer'>>

const idBytes = 12
const withId = <Row extends object>(row: Row) => ({ ...row, id: randomBytes(idBytes).toString('hex') })

/** Rows with IDs, so that the second language is written into the rows of the first. */
const withIds = ({ header, footer }: MenuRows): MenuRows => ({
  header: (header ?? []).map((entry) => withId({ ...entry, children: (entry.children ?? []).map(withId) })),
  footer: (footer ?? []).map((column) => withId({ ...column, links: (column.links ?? []).map(withId) })),
})

/** Saves a draft with the same texts in both languages. */
export async function saveMenuDraft(menu: MenuRows): Promise<void> {
  const data = { ...withIds(menu), _status: 'draft' as const }
  for (const locale of ['id', 'en'] as const) {
    await payload.updateGlobal({ slug: 'menu', locale, draft: true, data })
  }
}

export async function publishMenu(menu: MenuRows): Promise<void> {
  await saveMenuDraft(menu)
  await payload.updateGlobal({ slug: 'menu', locale: 'id', data: { _status: 'published' } })
}

/** Reads the menu at the start of a test file; call the result to publish it again. */
export async function rememberMenu(): Promise<() => Promise<void>> {
  const read = async (locale: 'id' | 'en') => {
    const { header, footer } = await payload.findGlobal({ slug: 'menu', locale, depth: 0 })
    return { header: header ?? [], footer: footer ?? [] }
  }
  const [id, en] = [await read('id'), await read('en')]
  return async () => {
    await payload.updateGlobal({ slug: 'menu', locale: 'en', draft: true, data: { ...en, _status: 'draft' } })
    await payload.updateGlobal({ slug: 'menu', locale: 'id', data: { ...id, _status: 'published' } })
  }
}
