import { join } from 'node:path'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { Processes } from '../processes.ts'
import { createReport } from '../report.ts'
import type { RunningSite } from '../site/site.ts'
import { startTestSite } from '../test/browser-tests.ts'
import { checkedDays, couponDays, priceListDays, rateDays, readHtmlText } from './page-facts.ts'

const clock = join(root, 'tools', 'nightly', 'moved-clock.ts')
const dayMs = 86_400_000
/** A site with its demo takes minutes on a slow machine, and the site map has about a thousand pages. */
const timeoutMs = 1_500_000
const maxConcurrent = 2

interface Page {
  readonly path: string
  readonly text: string
}

describe.each([0, 40, 400])('a site that is started and filled %i days from now', (daysAhead) => {
  const today = dayInJakarta(new Date(Date.now() + daysAhead * dayMs))
  const processes = new Processes()
  const deferred: (() => unknown)[] = []
  let site: RunningSite
  let pages: readonly Page[]

  beforeAll(async () => {
    const context = {
      dataDir: '',
      report: createReport(),
      processes,
      markServing: () => {},
      defer: (work: () => unknown) => deferred.push(work),
      lock: () => Promise.reject(new Error('A test takes no lock.')),
    }
    const env = { NODE_OPTIONS: `--import=${clock}`, CLOCK_DAYS_AHEAD: String(daysAhead), WARM_UP_PAGES: '0' }
    site = await startTestSite(context, env)
    pages = await readPages(`http://localhost:${site.site.ports.web}`)
  }, timeoutMs)

  afterAll(async () => {
    await processes.stopAll()
    for (const work of deferred.reverse()) await work()
  })

  const found = (listDays: (text: string) => readonly string[]) =>
    pages.flatMap(({ path, text }) => listDays(text).map((day) => ({ path, day })))

  it('is filled for its own day and has pages in both languages', () => {
    expect(pages.length).toBeGreaterThan(500)
    const counts = ['/id', '/en'].map((prefix) => pages.filter(({ path }) => path.startsWith(prefix)).length)
    expect(Math.min(...counts)).toBeGreaterThan(200)
    const notes = pages.flatMap(({ path }) => path.match(/\/sapa-mentari\/(\d{4}-\d\d-\d\d)-/)?.[1] ?? [])
    const newest = notes.toSorted().at(-1) ?? ''
    expect(newest <= today).toBe(true)
    expect(Date.parse(today) - Date.parse(newest)).toBeLessThan(14 * dayMs)
  })

  it('names no day of checking after today', () => {
    const days = found(checkedDays)
    expect(days.length).toBeGreaterThan(80)
    expect(days.filter(({ day }) => day > today)).toEqual([])
  })

  it('dates rates in words as the table of fees does', async () => {
    const validFrom = await readFirstDaysOfFees(site)
    const newest = validFrom
      .filter((day) => day <= today)
      .toSorted()
      .at(-1)
    const lists = found(priceListDays)
    expect(lists.length).toBeGreaterThan(4)
    expect(lists.filter(({ day }) => !validFrom.includes(day))).toEqual([])
    const rates = found(rateDays)
    expect(rates.length).toBeGreaterThan(2)
    expect(rates.filter(({ day }) => day !== newest)).toEqual([])
  })

  it('pays coupons of ORI on the 15th and all others on the 10th', () => {
    const days = pages.flatMap(({ path, text }) => couponDays(text).map((each) => ({ path, ...each })))
    expect(days.length).toBeGreaterThan(20)
    expect(days.filter(({ kind, date }) => date !== (kind === 'ORI' ? '15' : '10'))).toEqual([])
  })
})

/** The text of every page of the site map. */
async function readPages(origin: string): Promise<Page[]> {
  const index = await read(`${origin}/sitemap.xml`)
  const maps = locationsIn(index).filter((url) => !url.endsWith('/news.xml'))
  const urls: string[] = []
  for (const map of maps) urls.push(...locationsIn(await read(`${origin}${new URL(map).pathname}`)))
  const pages: Page[] = []
  const waiting = [...new Set(urls)]
  const lane = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const { pathname, search } = new URL(url)
      pages.push({ path: pathname, text: readHtmlText(await read(`${origin}${pathname}${search}`)) })
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, lane))
  return pages
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'error' })
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`)
  return response.text()
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The first day of each period of a fee, as the CMS has it. */
async function readFirstDaysOfFees({ site }: RunningSite): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${site.ports.cms}/api/site/fees?locale=id`, {
    headers: { authorization: `Bearer ${site.secrets.CONTENT_API_KEY}` },
  })
  const { fees }: { fees: { validFrom: string }[] } = JSON.parse(await response.text())
  return fees.map(({ validFrom }) => validFrom)
}
