import { PageNameSchema } from '@site/contracts/content/site-chrome.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { pointOfTime } from '#cms/base/time/jakarta-words.ts'
import { type MenuChange, menuChanges } from './menu-changes.ts'
import { listEntries } from './menu-places.ts'
import { type MenuWarnings, menuWarningsPath } from './menu-warnings.ts'

const entry = {
  page: v.nullish(PageNameSchema),
  document: v.nullish(v.number()),
  enabled: v.nullish(v.boolean()),
  startsAt: v.nullish(v.string()),
  endsAt: v.nullish(v.string()),
}
/** The form sends 0 for a list without rows. */
const rows = <Row extends v.GenericSchema>(row: Row) =>
  v.nullish(
    v.union([
      v.array(row),
      v.pipe(
        v.literal(0),
        v.transform(() => null),
      ),
    ]),
  )
const MenuSchema = v.object({
  header: rows(v.object({ ...entry, children: rows(v.object(entry)) })),
  footer: rows(v.object({ links: rows(v.object(entry)) })),
})

/** POST /api/globals/menu/page-changes with the menu in the form: the pages that it closes and opens. */
export const menuWarningsEndpoint: Endpoint = {
  path: `/${menuWarningsPath}`,
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'reviewer')) throw new Forbidden(req.t)
    const form = v.safeParse(MenuSchema, await req.json?.())
    if (!form.success) throw new APIError('The body must be a menu.', 400)
    const menu = await req.payload.findGlobal({ slug: 'menu', depth: 0, req })
    const published = menu._status === 'published' ? v.parse(MenuSchema, menu) : {}
    const changes = menuChanges(listEntries(published), listEntries(form.output), new Date())
    return Response.json(await createWarnings(req, changes))
  },
}

async function createWarnings(req: PayloadRequest, changes: MenuChange[]): Promise<MenuWarnings> {
  const listNames = await loadNames(req, changes)
  const list = (places: MenuChange['closed']) => places.flatMap(listNames).join(', ')
  const warnings = changes.flatMap((change) =>
    (['closed', 'opened'] as const).flatMap((kind) => {
      const pages = list(change[kind])
      if (pages === '') return []
      const text = translate({ req }, sentence[kind](formatTime(change.at), pages))
      return [{ text, isClosing: kind === 'closed' && change.at === null }]
    }),
  )
  return warnings.toSorted((one, other) => Number(other.isClosing) - Number(one.isClosing))
}

function formatTime(at: string | null): Bilingual {
  if (at === null) return { id: 'Begitu menu ini terbit', en: 'Once this menu is published' }
  const [id, en] = (['id', 'en'] as const).map((locale) => pointOfTime(locale, new Date(at)))
  return { id: `Pada ${id}`, en: `On ${en}` }
}

const sentence = {
  closed: (time: Bilingual, pages: string): Bilingual => ({
    id: `${time.id}, halaman ini dan semua di bawahnya tidak dapat dibuka pengunjung lagi: ${pages}.`,
    en: `${time.en}, visitors can no longer open these pages and those below them: ${pages}.`,
  }),
  opened: (time: Bilingual, pages: string): Bilingual => ({
    id: `${time.id}, halaman ini dan semua di bawahnya dapat dibuka pengunjung: ${pages}.`,
    en: `${time.en}, visitors can open these pages and those below them: ${pages}.`,
  }),
}

const TitleSchema = v.object({ id: v.number(), title: v.record(v.string(), v.nullish(v.string())) })

/** The names of pages in the admin's language; none for a composed page that is not published. */
async function loadNames(req: PayloadRequest, changes: MenuChange[]) {
  const ids = changes.flatMap(({ closed, opened }) =>
    [...closed, ...opened].flatMap(({ slug }) => slug ?? []),
  )
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: ids }, _status: { equals: 'published' } },
    locale: 'all',
    select: { title: true },
    depth: 0,
    pagination: false,
    req,
  })
  const titles = new Map(
    docs.map((doc) => {
      const { id, title } = v.parse(TitleSchema, doc)
      const [own, other] = [title.id ?? '', title.en ?? '']
      return [String(id), translate({ req }, { id: own || other, en: other || own })]
    }),
  )
  return ({ page, slug }: MenuChange['closed'][number]): string[] =>
    slug === null ? [translate({ req }, findPageTitle(page))] : [titles.get(slug) ?? []].flat()
}
