import { type APIResponse, expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { CuttableConnection } from '../support/cuttable-connection.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

test('during an outage of the CMS the built-in questionnaire scores the answers, with a note', async ({
  request,
}) => {
  const site = testSite()
  const content = new CuttableConnection(site.cmsUrl)
  await content.restore()
  const node = await WebNode.start({ contentUrl: content.url, marketUrl: site.marketUrl })
  const ask = async (a: string) =>
    request.get(`${node.url}${pathTo('riskProfileResult', 'id', undefined, { a })}`)
  const isStandIn = async (answer: APIResponse) =>
    /kuesioner bawaan|built-in questionnaire/.test(await answer.text())
  try {
    await content.cut()
    const quiz = await request.get(`${node.url}${pathTo('riskProfile', 'en')}`)
    expect(quiz.status()).toBe(200)
    expect(await isStandIn(quiz)).toBe(true)
    const result = await ask('4144444444')
    expect(result.status()).toBe(200)
    expect((await result.text()).includes('data-profile="conservative" data-score="37"')).toBe(true)
    expect(await isStandIn(result)).toBe(true)
    await content.restore()
    await expect.poll(async () => isStandIn(await ask('4144444444')), { timeout: 20_000 }).toBe(false)
  } finally {
    await node.stop()
    await content.cut()
  }
})
