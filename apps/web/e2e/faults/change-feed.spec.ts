import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { CuttableConnection } from '../cuttable-connection.ts'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'
import { FeedRelay } from './feed-relay.ts'

const WITHIN_MS = 20_000

test.describe.configure({ mode: 'default', timeout: 90_000 })

test('a node whose change feed is cut, late or told twice shows each publication in the end', async ({
  request,
}) => {
  const { cmsUrl, marketUrl, editor: account } = testSite()
  const editor = await Editor.login(request, account)
  const relay = await new FeedRelay(cmsUrl).listen()
  const node = await WebNode.start({ contentUrl: relay.url, marketUrl })
  const slug = `kabar-${crypto.randomUUID()}`
  const article = `${node.url}${pathTo('blogDetail', 'id', { slug })}`
  const about = `${node.url}${pathTo('aboutUs', 'id')}`
  const shows = (title: string) => async () => (await (await fetch(article)).text()).includes(title)
  const id = await editor.draftArticle({ title: 'Sebelum putus', slug })
  try {
    await editor.setStatus(id, 'published')
    await expect.poll(shows('Sebelum putus'), { timeout: WITHIN_MS }).toBe(true)

    relay.cut()
    await editor.publishArticle(id, { title: 'Selama putus' })
    expect(await shows('Sebelum putus')(), 'kept while nothing is heard').toBe(true)
    relay.restore()
    await expect.poll(shows('Selama putus'), { timeout: WITHIN_MS }).toBe(true)

    relay.hold()
    await editor.publishArticle(id, { title: 'Terlambat' })
    await relay.untilHeld()
    expect(await shows('Selama putus')(), 'kept until the news arrives').toBe(true)
    relay.letGo()
    await expect.poll(shows('Terlambat'), { timeout: WITHIN_MS }).toBe(true)

    // All of it once more, oldest first: nothing old comes back, and pages made since are only made anew.
    relay.repeat()
    await editor.publishArticle(id, { title: 'Sesudah diulang' })
    await expect.poll(shows('Sesudah diulang'), { timeout: WITHIN_MS }).toBe(true)
    expect((await fetch(about)).status).toBe(200)
    expect(await shows('Sesudah diulang')()).toBe(true)
  } finally {
    await editor.deleteArticle(id)
    await node.stop()
    relay.close()
  }
})

test('a node that loses both feeds for a while answers all the time and follows by itself again', async () => {
  const site = testSite()
  const content = new CuttableConnection(site.cmsUrl)
  const market = new CuttableConnection(site.marketUrl)
  await Promise.all([content.restore(), market.restore()])
  const node = await WebNode.start({ contentUrl: content.url, marketUrl: market.url })
  const home = `${node.url}${pathTo('home', 'en')}`
  try {
    expect((await fetch(home)).status).toBe(200)
    for (let time = 0; time < 5; time += 1) {
      await Promise.all([content.cut(), market.cut()])
      expect((await fetch(home)).status).toBe(200)
      await Promise.all([content.restore(), market.restore()])
      await node.untilFollowing()
      expect((await fetch(home)).status).toBe(200)
    }
  } finally {
    await node.stop()
    await Promise.all([content.cut(), market.cut()])
  }
})
