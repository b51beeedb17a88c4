import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { isSettled } from '../../support/admin-page.ts'
import { logInToAdmin } from '../../support/editor.ts'
import { collectErrors } from '../../support/page-errors.ts'
import { testSite } from '../../support/test-site.ts'

const { admin, cmsUrl } = testSite()

test.use({ locale: 'id-ID', viewport: { width: 1440, height: 900 } })

/** Leads to a list, a new document, the first document of a list, its tabs and its newest version. */
const links = [
  'nav a, aside a',
  '.list-create-new-doc__create-new-button',
  'tbody tr:first-child td a',
  '.doc-tab',
].join(', ')

/** Payload renders these, without a setting for their names: icons without text, and selects and rows that can be dragged. */
const partsOfPayload = [
  '.react-select',
  '.collapsible__drag',
  '.popup-button',
  '.clickable-arrow',
  '.date-time-picker__clear-button',
  '.toolbar-popup__button',
  '.ContentEditable__root',
  '.LexicalEditorTheme__block__removeButton',
  '.upload-relationship-details',
  '.file-details__remove',
  '.copy-to-clipboard',
  '.diff-collapser__toggle-button',
  '.list-create-new-doc__create-new-button',
  '.doc-tabs',
  '.checkbox-input',
]

/** One document stands for all of its collection. */
const toKind = (path: string) => path.replaceAll(/\/\d+(?=\/|$)/g, '/1')

async function listLinks(page: Page): Promise<string[]> {
  const found = await page
    .locator(links)
    .evaluateAll((all) =>
      all.flatMap((one) => (one instanceof HTMLAnchorElement ? new URL(one.href).pathname : [])),
    )
  // The tab “API”, of Payload, is for developers.
  return found.filter((path) => /^\/admin(?!\/logout|.*\/api$)/.test(path))
}

async function listAxeErrors(page: Page): Promise<string[]> {
  const builder = partsOfPayload.reduce((one, part) => one.exclude(part), new AxeBuilder({ page }))
  const { violations } = await builder.setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
    )
}

/** Opens a page and returns the milliseconds until a person can use it. */
async function open(page: Page, path: string): Promise<number> {
  const start = Date.now()
  await page.goto(`${cmsUrl}${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(isSettled, null, { polling: 50, timeout: 60_000 })
  return Date.now() - start
}

test('every page of the admin opens without an error, and axe finds nothing serious in what is ours', async ({
  page,
}, { annotations }) => {
  test.setTimeout(1_800_000)
  await logInToAdmin(page, admin)
  const errors = collectErrors(page)
  const kinds = new Map<string, string>([
    ['/admin', '/admin'],
    ['/admin/account', '/admin/account'],
  ])
  const times: { path: string; ms: number }[] = []
  // Pages that are found on the way are added to the map.
  for (const path of kinds.values()) {
    await test.step(path, async () => {
      times.push({ path, ms: await open(page, path) })
      for (const link of await listLinks(page)) if (!kinds.has(toKind(link))) kinds.set(toKind(link), link)
      // What is streamed afterwards.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 })
      expect.soft(errors.splice(0), path).toEqual([])
      expect.soft(await listAxeErrors(page), path).toEqual([])
    })
  }
  const [slowest, ...others] = times.toSorted((one, other) => other.ms - one.ms)
  const median = others[Math.floor(others.length / 2)]
  // Reported only: a limit would depend on the load of the machine.
  annotations.push({
    type: 'usable',
    description: `${times.length} pages, median ${median?.ms} ms, slowest ${slowest?.path} ${slowest?.ms} ms`,
  })
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(
      [
        '/collections/terms/1/versions/1',
        '/collections/events/create',
        '/collections/media/1/languages',
        '/collections/users/1',
        '/globals/home/languages',
        '/globals/settings/versions/1',
        '/client-directory-import',
        '/completeness',
        '/fund-import',
        '/links',
        '/market-data',
        '/privacy',
      ].map((path) => `/admin${path}`),
    ),
  )
})

for (const path of ['login', 'forgot', 'reset/unknown']) {
  test(`the page ${path}, without an account, opens without an error`, async ({ page }) => {
    const errors = collectErrors(page)
    await page.goto(`${cmsUrl}/admin/${path}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(errors).toEqual([])
    expect(await listAxeErrors(page)).toEqual([])
  })
}
