import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { Editor } from '../support/editor.ts'
import { testSite } from '../support/test-site.ts'

// How soon is measured by `npm run bench`: a time limit here would depend on the load of the machine.

test('a published article shows everywhere, and nowhere once it is unpublished', async ({ request }) => {
  const editor = await Editor.login(request, testSite().admin)
  const slug = `artikel-uji-${Date.now()}`
  const isNamedIn = async (path: string, address: string) =>
    (await (await request.get(path)).text()).includes(address)
  /** The places of a language in which it is listed. */
  const placesIn = async (locale: 'id' | 'en') => {
    const address = pathTo('blogDetail', locale, { slug })
    const list = pathTo('blog', locale)
    const [itself, isListed, isInSiteMap, isInFeed, isNews] = await Promise.all([
      request.get(address, { maxRedirects: 0 }).then((response) => response.status()),
      isNamedIn(list, address),
      isNamedIn(`/sitemaps/${locale}-articles.xml`, address),
      isNamedIn(`${list}/rss.xml`, address),
      isNamedIn('/sitemaps/news.xml', address),
    ])
    return { itself, isListed, isInSiteMap, isInFeed, isNews }
  }
  const nowhere = { itself: 404, isListed: false, isInSiteMap: false, isInFeed: false, isNews: false }
  const everywhere = { itself: 200, isListed: true, isInSiteMap: true, isInFeed: true, isNews: true }
  const inBoth = () => Promise.all([placesIn('id'), placesIn('en')])

  const id = await editor.draftArticle({ title: `Artikel uji ${slug}`, slug })
  try {
    await editor.translateArticle(id, { title: `Test article ${slug}`, slug })
    expect(await inBoth()).toEqual([nowhere, nowhere])
    await editor.setStatus(id, 'published')
    await expect.poll(inBoth).toEqual([everywhere, everywhere])
    await editor.setStatus(id, 'draft')
    await expect.poll(inBoth).toEqual([nowhere, nowhere])
  } finally {
    await editor.deleteArticle(id)
  }
})
