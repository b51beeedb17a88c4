import { expect, type Page, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { holdScript, isHydrated, neverIdle, waitForHydration } from '../../support/hydration.ts'
import { collectErrors } from '../../support/page-errors.ts'

/** The paths of scripts in request order. */
function recordScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) {
      asked.push(pathname)
    }
  })
  return asked
}

test('no script is fetched before DOMContentLoaded', async ({ page }) => {
  const asked = recordScripts(page)
  let scriptsAtLoad = -1
  page.on('domcontentloaded', () => {
    scriptsAtLoad = asked.length
  })
  await page.goto(pathTo('home', 'id'))
  expect(scriptsAtLoad).toBe(0)
  await waitForHydration(page)
  expect(asked.length).toBeGreaterThan(2)
  expect(new Set(asked).size, 'each once').toBe(asked.length)
})

test('with data saving on, the script loads on first use', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    Object.defineProperty(window, 'requestIdleCallback', {
      value: () => document.documentElement.setAttribute('data-asked-idle', ''),
    })
  })
  const asked = recordScripts(page)
  await page.goto(pathTo('blog', 'id'))
  await expect(page.locator('html')).not.toHaveAttribute('data-asked-idle')
  expect(asked).toEqual([])
  await page.keyboard.press('Tab')
  await waitForHydration(page)
})

test.describe('before hydration', () => {
  test('text typed into a list’s search is kept and filters the list after hydration', async ({ page }) => {
    await neverIdle(page)
    const release = await holdScript(page)
    await page.goto(pathTo('faq', 'id'))
    const all = await page.locator('main details').count()
    const search = page.locator('main').getByRole('searchbox').first()
    await search.fill('rekening')
    expect(await isHydrated(page)).toBe(false)
    release()
    await waitForHydration(page)
    await expect(search).toHaveValue('rekening')
    await expect.poll(() => page.locator('main details').count()).toBeLessThan(all)
  })

  test('the menu of a narrow screen stays open, and the page behind it stays inert', async ({ page }) => {
    await openBeforeScript(page, '.mobile-menu')
    await expect(page.locator('.mobile-menu')).toHaveAttribute('open')
    await expect(page.locator('main')).toHaveAttribute('inert')
  })
})

/** Changes by extensions and translators; each runs in the page. */
const touches = [
  {
    name: 'a password manager has added a button to each field',
    touch: () => {
      for (const input of document.querySelectorAll('main input:not([type="hidden"])')) {
        input.after(document.createElement('div'))
      }
    },
  },
  {
    name: 'a writing assistant has wrapped each field',
    touch: () => {
      for (const input of document.querySelectorAll('main input:not([type="hidden"])')) {
        const wrapper = document.createElement('span')
        input.replaceWith(wrapper)
        wrapper.append(input)
      }
    },
  },
  { name: 'the page has been translated', touch: translate },
  {
    name: 'a blocker has removed a part',
    touch: () => document.querySelector('footer')?.firstElementChild?.remove(),
  },
]

/** Replaces all texts by elements, like browsers. */
function translate() {
  const texts: Text[] = []
  for (const part of document.querySelectorAll('header, main, footer')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== '') {
        texts.push(walker.currentNode)
      }
    }
  }
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

test.describe('hydration of a page with foreign changes', () => {
  for (const { name, touch } of touches) {
    test(`keeps the document, the input and the focus when ${name}`, async ({ page }) => {
      const errors = collectErrors(page)
      await neverIdle(page)
      const release = await holdScript(page)
      await page.goto(pathTo('contactUs', 'id'))
      await page.evaluate(touch)
      await fillContact(page)
      const touched = await page.locator('main').evaluate((main) => main.querySelectorAll('*').length)
      const main = await page.evaluateHandle(() => document.querySelector('main'))
      release()
      await waitForHydration(page)
      await expectContact(page)
      expect(await main.evaluate((before) => before === document.querySelector('main'))).toBe(true)
      await expect
        .poll(() => page.locator('main').evaluate((element) => element.querySelectorAll('*').length))
        .toBeGreaterThanOrEqual(touched)
      expect(errors).toEqual([])
    })
  }
})

/** The last field has the focus. */
async function fillContact(page: Page): Promise<void> {
  await page.locator('#field-fullName').fill('Nara')
  await page.locator('#field-domicile').check()
  await page.locator('#field-subject').selectOption({ index: 1 })
  await page.locator('#field-message').fill('Sebuah pesan')
}

async function expectContact(page: Page): Promise<void> {
  await expect(page.locator('#field-message')).toBeFocused()
  await expect(page.locator('#field-message')).toHaveValue('Sebuah pesan')
  await expect(page.locator('#field-fullName')).toHaveValue('Nara')
  await expect(page.locator('#field-domicile')).toBeChecked()
  await expect(page.locator('#field-subject')).not.toHaveValue('')
}

/** Opens a disclosure of the header on a narrow screen before hydration. */
async function openBeforeScript(page: Page, disclosure: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await neverIdle(page)
  const release = await holdScript(page)
  await page.goto(pathTo('blog', 'id'))
  await page.locator(`${disclosure} > summary`).click()
  release()
  await waitForHydration(page)
}
