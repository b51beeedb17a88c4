import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { CuttableConnection } from './cuttable-connection.ts'
import { testSite } from './test-site.ts'
import { WebNode } from './web-node.ts'

test('with the content service gone, the built-in questionnaire answers and says so', async ({ request }) => {
  const site = testSite()
  const content = new CuttableConnection(site.cmsUrl)
  const market = new CuttableConnection(site.marketUrl)
  await Promise.all([content.restore(), market.restore()])
  const node = await WebNode.start({ contentUrl: content.url, marketUrl: market.url })
  const ask = async (a: string) =>
    request.get(`${node.url}${pathTo('riskProfileResult', 'id', undefined, { a })}`)
  try {
    const whole = await ask('3333333333')
    expect(await whole.text()).not.toContain('kuesioner bawaan')
    await content.cut()
    const quiz = await request.get(`${node.url}${pathTo('riskProfile', 'en')}`)
    expect(quiz.status()).toBe(200)
    expect(await quiz.text()).toContain('the built-in questionnaire is used')
    const result = await ask('4144444444')
    expect(result.status()).toBe(200)
    expect(await result.text()).toMatch(/data-profile="conservative" data-score="37"/)
    expect(await (await ask('4144444443')).text()).toContain('kuesioner bawaan')
    await content.restore()
    await expect
      .poll(async () => (await ask('4144444443')).text(), { timeout: 20_000 })
      .not.toContain('kuesioner bawaan')
  } finally {
    await node.stop()
    await Promise.all([content.cut(), market.cut()])
  }
})
