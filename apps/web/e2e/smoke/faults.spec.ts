import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { databaseKilled, FaultScene } from '../faults/fault-scene.ts'
import { CmsNode } from '../support/cms-node.ts'
import { CuttableConnection } from '../support/cuttable-connection.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

/** Enough visitors to register before, during and after a fault. */
const VISITORS = 24
const RECOVERS = { timeout: 20_000, intervals: [50] }

const { cmsUrl, marketUrl } = testSite()

// Starting a CMS, which one test does twice, takes long on a busy machine.
test.describe.configure({ timeout: 180_000 })

async function pageAt(url: string) {
  const answer = await fetch(url)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('while the CMS is killed, cached pages are served and others return 503, and all recover once it is back', async () => {
  const cms = await CmsNode.start()
  const node = await WebNode.start({ contentUrl: cms.url, marketUrl })
  const seen = `${node.url}${pathTo('blog', 'id')}`
  const unseen = `${node.url}${pathTo('announcement', 'id')}`
  try {
    const whole = await pageAt(seen)
    expect(whole.status).toBe(200)
    await cms.kill()
    const cached = await pageAt(seen)
    expect([cached.status, cached.text === whole.text], 'the page as it was').toEqual([200, true])
    const scored = await pageAt(
      `${node.url}${pathTo('riskProfileResult', 'id', undefined, { a: '4144444444' })}`,
    )
    expect(scored.status, 'the result of the built-in questionnaire').toBe(200)
    expect(scored.text).toContain('data-profile="conservative" data-score="37"')
    expect(scored.text).toContain('kuesioner bawaan')
    const failed = await pageAt(unseen)
    expect(failed.status).toBe(503)
    expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(failed.headers.get('cache-control')).toContain('no-store')
    expect(failed.text).toContain('Halaman ini belum dapat ditampilkan')
    expect(failed.text).toContain('<header')
    await cms.restart()
    await expect.poll(async () => (await pageAt(unseen)).status, RECOVERS).toBe(200)
  } finally {
    await node.stop()
    await cms.stop()
  }
})

test('while the market service is unavailable, a company page returns 503 and shows what the CMS has, until it is back', async () => {
  const market = new CuttableConnection(marketUrl)
  await market.restore()
  const node = await WebNode.start({ contentUrl: cmsUrl, marketUrl: market.url })
  const company = `${node.url}${pathTo('companyDetail', 'id', { slug: 'bqns' })}`
  try {
    await market.cut()
    const partial = await pageAt(company)
    expect(partial.status).toBe(503)
    expect(partial.headers.get('cache-control')).toContain('no-store')
    expect(partial.text).toMatch(/<h1[^>]*>(?:(?!<\/h1>)[\s\S])*BQNS/)
    expect(partial.text).toMatch(/<main[\s\S]*href="[^"]*\/laporan-riset\//)
    expect(partial.text).toContain('Bagian ini sedang tidak dapat dimuat.')
    await market.restore()
    await expect.poll(async () => (await pageAt(company)).status, RECOVERS).toBe(200)
    expect((await pageAt(company)).text).toContain('Quantara')
  } finally {
    await node.stop()
    await market.cut()
  }
})

test('while PostgreSQL is killed and restarted, no registration is lost and none is stored twice', async ({
  request,
}) => {
  const scene = await FaultScene.open(cmsUrl, marketUrl)
  try {
    const account = await scene.round(request, databaseKilled, VISITORS)
    expect(account.registeredAtFirst, 'visitors who registered before the fault').toBeGreaterThan(0)
    expect(account.missed, 'visitors who met the fault').toBeGreaterThan(0)
  } finally {
    await scene.close()
  }
})
