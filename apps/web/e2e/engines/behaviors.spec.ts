import { expect } from '@playwright/test'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { behavior, submit } from './behavior.ts'
import type { Visitor } from './visitor.ts'

const slug = 'bqns'
const blog = pathTo('blog', 'en')
const company = (query: Query = {}) => pathTo('companyDetail', 'en', { slug }, query)
const headerField = 'header input[name="q"]'
const lesson = pathTo('learnInvestmentDetail', 'en', { slug: 'what-a-share-is' })

const scrolled = (visitor: Visitor) => visitor.engine.run(() => scrollY)
const scroll = (visitor: Visitor, top: number) => visitor.engine.run((y) => window.scrollTo(0, y), top)

behavior('a second menu panel closes the first, and Escape returns the focus', blog, async (visitor) => {
  await visitor.click('.main-menu summary')
  await visitor.focus('.main-menu details:not([open]) > summary')
  await visitor.press('Enter')
  await visitor.counts('.main-menu details[open]', 1)
  await visitor.press('Tab')
  await visitor.focused('.main-menu details[open] a')
  await visitor.press('Escape')
  await visitor.focused('.main-menu details:not([open]) > summary')
})

behavior('a menu panel opens under the mouse and leads to its page', blog, async (visitor) => {
  await visitor.hover('main h1')
  await visitor.hover('.main-menu summary')
  await visitor.click('.main-menu details[open] a', 'Stock')
  await visitor.at(pathTo('productStock', 'en'))
  await visitor.counts('.main-menu details[open]', 0)
})

behavior('the sheet of narrow screens makes the page inert, and Escape closes it', blog, async (visitor) => {
  await visitor.engine.resize(390, 900)
  await visitor.click('.mobile-menu > summary')
  await visitor.counts('main[inert]', 1)
  await visitor.press('Escape')
  await visitor.focused('.mobile-menu > summary')
  await visitor.counts('main[inert]', 0)
})

behavior('the sheet closes when one of its links is followed', blog, async (visitor) => {
  await visitor.engine.resize(390, 900)
  await visitor.click('.mobile-menu > summary')
  await visitor.click('.mobile-menu a', 'Contact')
  await visitor.at(pathTo('contactUs', 'en'))
  await visitor.counts('.mobile-menu[open], main[inert]', 0)
})

behavior(
  'the language switch leads to the same page, and / then to that language',
  company({ tab: 'ratios' }),
  async (visitor) => {
    await visitor.click('header a[hreflang="id"]')
    await visitor.at(pathTo('companyDetail', 'id', { slug }, { tab: 'rasio-keuangan' }))
    await visitor.until(() => document.cookie.includes('locale=id'), true)
    await visitor.engine.run(() => location.assign('/'))
    await visitor.at(`${pathTo('home', 'id')}$`)
  },
)

behavior('the skip link is the first stop of Tab and leads to the content', blog, async (visitor) => {
  await visitor.press('Tab')
  await visitor.focused('.skip-link')
  await visitor.press('Enter')
  await visitor.until(() => location.hash !== '', true)
})

behavior('suggestions of the search are chosen with the arrows', blog, async (visitor) => {
  await visitor.click(headerField)
  await visitor.fill(headerField, 'dividend')
  await visitor.sees('header [role="option"]')
  await visitor.press('ArrowDown')
  await visitor.sees('header [role="option"][aria-selected="true"]')
  await visitor.press('Enter')
  await visitor.focused('main h1')
  await visitor.until((path) => location.pathname !== path, true, blog)
})

behavior('Escape empties the search', blog, async (visitor) => {
  await visitor.click(headerField)
  await visitor.fill(headerField, 'stock')
  await visitor.sees('header [role="option"]')
  await visitor.press('Escape')
  await visitor.counts('header [role="option"]', 0)
  expect(await visitor.value(headerField)).toBe('')
})

behavior('the search of narrow screens opens with the focus in its field', blog, async (visitor) => {
  await visitor.engine.resize(390, 900)
  await visitor.click('.site-search > summary')
  await visitor.focused('.site-search input')
})

behavior('a filter with an error keeps what was typed', pathTo('researchReport', 'en'), async (visitor) => {
  await visitor.click('.folded-filter > summary')
  await visitor.fill('#field-ticker', 'bq1')
  await visitor.click(submit)
  await visitor.sees('#field-ticker-error')
  expect(await visitor.value('#field-ticker')).toBe('BQ1')
})

behavior('the filter takes a month', pathTo('corporateAction', 'en'), async (visitor) => {
  await visitor.click('.folded-filter > summary')
  await visitor.engine.run(() => {
    const field = document.querySelector<HTMLInputElement>('#field-from')
    if (field) field.value = '2026-03'
  })
  await visitor.click(submit)
  await visitor.at('from=2026-03')
  await visitor.counts('#field-from-error', 0)
})

behavior('a tab keeps the focus and the scroll position', company(), async (visitor) => {
  // Narrow screens have another tab with the same link.
  const tab = '.link-tabs li:not(.md\\:hidden) > a[href*="balance-sheet"]'
  await visitor.focus(tab)
  await scroll(visitor, 150)
  await visitor.press('Enter')
  await visitor.at('tab=balance-sheet')
  await visitor.focused(tab)
  await visitor.sees('main table')
  expect(await scrolled(visitor)).toBe(150)
})

behavior(
  'a company is suggested and added to a comparison with the keyboard',
  company({ tab: 'comparison' }),
  async (visitor) => {
    await visitor.focus('#field-add')
    await visitor.focused('main input[role="combobox"]')
    await visitor.engine.type('main input[role="combobox"]', 'qlb')
    await visitor.sees('main [role="option"]', 'QLBR')
    await visitor.press('ArrowDown', 'Enter')
    await visitor.at('with=QLBR')
  },
)

behavior('the chart is read day by day until Escape', company({ range: '1M' }), async (visitor) => {
  await visitor.focus('[role="slider"]')
  await visitor.press('Home', 'ArrowRight')
  await visitor.sees('[role="slider"][aria-valuenow="2"]')
  await visitor.press('Escape')
  await visitor.counts('[role="slider"][aria-valuenow="2"]', 0)
})

behavior('the chart is read with the mouse', company(), async (visitor) => {
  await visitor.hover('[role="slider"]')
  await visitor.counts('[data-cursor="line"][d^="M"]', 1)
})

behavior(
  'an unknown ticker in the comparison of the chart keeps what was typed',
  company(),
  async (visitor) => {
    await visitor.click('main summary', 'Compare')
    await visitor.fill('#field-versus', 'zzzz')
    await visitor.press('Enter')
    await visitor.sees('main', '“ZZZZ” does not match exactly one other share.')
    // The field of the new page takes the place of the one that was typed in.
    await visitor.until(() => document.querySelector<HTMLInputElement>('#field-versus')?.value, 'ZZZZ')
  },
)

behavior('the link of an article is copied', blog, async (visitor) => {
  await visitor.click('main article a')
  await visitor.click('button.share-link', 'Copy link')
  await visitor.sees('button.share-link', 'ink copied')
})

behavior('a video loads nothing before it is played', pathTo('educationalVideos', 'en'), async (visitor) => {
  await visitor.until(() => document.querySelector('video')?.readyState, 0)
  await visitor.click('.video-play')
  await visitor.until(() => document.querySelector('video')?.controls, true)
  await visitor.focused('video')
})

behavior('a page that is followed has the focus in its heading and is announced', blog, async (visitor) => {
  await scroll(visitor, 600)
  await visitor.click('main article a')
  await visitor.focused('main h1')
  await visitor.until(
    () => document.querySelector('body > p[aria-live]')?.textContent === document.title,
    true,
  )
  expect(await scrolled(visitor)).toBe(0)
})

behavior('back restores the scroll position and the focus', blog, async (visitor) => {
  // WebKit skips pages in history that were left without user interaction.
  await visitor.engine.run(() =>
    [...document.querySelectorAll<HTMLElement>('main article a')].at(-1)?.focus(),
  )
  const top = await scrolled(visitor)
  expect(top).toBeGreaterThan(0)
  await visitor.press('Enter')
  await visitor.at(`${blog}/`)
  await visitor.focused('main h1')
  await visitor.engine.back()
  await visitor.at(`${blog}$`)
  await visitor.focused('main h1')
  await visitor.until((y) => Math.abs(scrollY - y) < 2, true, top)
})

behavior('a page that does not exist has a heading and a search', '/en/nowhere-at-all', async (visitor) => {
  await visitor.sees('main h1')
  await visitor.fill('main input[type="search"]', 'dividend')
  await visitor.press('Enter')
  await visitor.at(pathTo('searchResult', 'en', undefined, { q: 'dividend' }))
  await visitor.sees('main mark')
})

behavior('a press on Try again is followed at once', blog, async (visitor) => {
  await visitor.engine.run(() => {
    const real = window.fetch
    window.fetch = () => Promise.reject(new TypeError('Load failed'))
    document.addEventListener(
      'pointerdown',
      () => {
        window.fetch = real
      },
      { once: true, capture: true },
    )
    document.querySelector<HTMLElement>('main article a')?.click()
  })
  await visitor.click('main [role="alert"] a', 'Try again')
  await visitor.at(`${blog}/`)
  await visitor.counts('main [role="alert"]', 0)
})

behavior('printing expands collapsed details', pathTo('faq', 'en'), async (visitor) => {
  const folded = 'main details:not([open])'
  const before = await visitor.engine.run((one) => document.querySelectorAll(one).length, folded)
  expect(before).toBeGreaterThan(0)
  // Repeats the event until the page listens to it.
  await visitor.until(
    (one) => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelectorAll(one).length
    },
    0,
    folded,
  )
  await visitor.engine.run(() => dispatchEvent(new Event('afterprint')))
  await visitor.counts(folded, before)
})

behavior('questions are filtered while a word is typed', pathTo('faq', 'en'), async (visitor) => {
  await visitor.fill('main input[type="search"]', 'dividend')
  await visitor.sees('main [role="status"]', 'dividend')
})

behavior('a lesson that was read stays marked after a reload', lesson, async (visitor) => {
  await visitor.click('main button', 'Mark as read')
  await visitor.sees('main button', 'Mark as unread')
  await visitor.reload()
  await visitor.sees('main button', 'Mark as unread')
})

behavior('a picture that is lost is replaced by its words', blog, async (visitor) => {
  await visitor.engine.run(() => {
    const picture = document.querySelector<HTMLImageElement>('main .picture-sharp')
    picture?.removeAttribute('srcset')
    if (picture) picture.src = '/images/none.webp'
  })
  await visitor.counts('main [data-broken]', 1)
})
