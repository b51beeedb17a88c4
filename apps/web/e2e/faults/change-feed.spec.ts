import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../support/editor.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'
import { FeedRelay } from './feed-relay.ts'

test.describe.configure({ timeout: 90_000 })

test('a web node whose change feed is cut, delayed or replayed ends with the newest publication', async ({
  request,
}) => {
  const { cmsUrl, marketUrl, editor: account } = testSite()
  const editor = await Editor.login(request, account)
  const relay = await new FeedRelay(cmsUrl).listen()
  const node = await WebNode.start({ contentUrl: relay.url, marketUrl })
  const slug = `kabar-${crypto.randomUUID()}`
  const shows = async (title: string) => {
    const page = await fetch(`${node.url}${pathTo('blogDetail', 'id', { slug })}`)
    return (await page.text()).includes(title)
  }
  const soonShows = (title: string) => expect.poll(() => shows(title), { timeout: 20_000 }).toBe(true)
  const id = await editor.draftArticle({ title: 'Sebelum putus', slug })
  try {
    await editor.setStatus(id, 'published')
    await soonShows('Sebelum putus')

    relay.cut()
    await editor.publishArticle(id, { title: 'Selama putus' })
    expect(await shows('Sebelum putus'), 'cached while the feed is cut').toBe(true)
    relay.restore()
    await soonShows('Selama putus')

    relay.hold()
    await editor.publishArticle(id, { title: 'Terlambat' })
    await relay.untilHeld()
    expect(await shows('Selama putus'), 'cached until the event arrives').toBe(true)
    relay.letGo()
    await soonShows('Terlambat')

    relay.repeat()
    await editor.publishArticle(id, { title: 'Sesudah diulang' })
    await soonShows('Sesudah diulang')
    expect(await shows('Sesudah diulang'), 'no replayed event brings an old version back').toBe(true)
  } finally {
    await editor.deleteArticle(id)
    await node.stop()
    relay.close()
  }
})
