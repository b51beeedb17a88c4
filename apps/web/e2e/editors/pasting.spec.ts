import { expect, type Locator } from '@playwright/test'
import { logInToAdmin } from '../support/editor.ts'
import { test } from '../support/editor-test.ts'
import { testSite } from '../support/test-site.ts'

const { cmsUrl } = testSite()

test.use({ locale: 'id-ID' })

const wordItem = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt'>&nbsp;&nbsp;</span></span></span><![endif]>${text}</p>`

/** What Word and Google Docs put on the clipboard, shortened. */
const pastes = [
  {
    name: 'headings of Word, from its first level',
    html: '<h1>Bagian</h1><p>Isi.</p><h2>Anak</h2><h4>Cucu</h4>',
    expected: ['h2 Bagian', 'p Isi.', 'h3 Anak', 'h3 Cucu'],
  },
  {
    name: 'headings that fit already',
    html: '<h2>Bagian</h2><h3>Anak</h3><h4>Cucu</h4>',
    expected: ['h2 Bagian', 'h3 Anak', 'h3 Cucu'],
  },
  {
    name: 'superscript, subscript and footnotes',
    html: `<p>x<sup>2</sup>, H<sub>2</sub>O, y<span style="vertical-align:super">3</span>
      catatan<a href="#_ftn1"><span>[1]</span></a></p><p><a href="file:///C:/a.docx">berkas</a></p>`,
    expected: ['p x^2, H_2O, y^3 catatan^[1]', 'p berkas'],
  },
  {
    name: 'a web address, which stays a link',
    html: '<p><a href="https://www.contoh.example/a">sumber</a></p>',
    expected: ['p <sumber>'],
  },
  {
    name: 'pictures with and without a name',
    html: '<p>Lihat <img src="file:///C:/grafik.png"></p><p><img alt="Bagan" src="data:image/png;base64,AA"></p><p><img src="blob:x"></p>',
    expected: ['p Lihat [Gambar: grafik.png]', 'p [Gambar: Bagan]', 'p [Gambar]'],
  },
  // Last: a paragraph that replaces a list becomes its item.
  {
    name: 'lists of Word, one within another',
    html: `${wordItem(1, '·', 'Satu')}${wordItem(2, 'o', 'Dalam')}${wordItem(1, '·', 'Dua')}<p>Lalu</p>${wordItem(1, '1.', 'Pertama')}`,
    expected: ['ul Satu | Dalam | Dua', 'p Lalu', 'ol Pertama'],
  },
]

/** Blocks of the text, with marks for raised and lowered text and for links. */
const readOutline = (text: Locator) =>
  text.evaluate((root: HTMLElement) => {
    const read = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      const content = [...node.childNodes].map(read).join('')
      if (node.localName === 'sup') return `^${content}`
      if (node.localName === 'sub') return `_${content}`
      return node.localName === 'a' ? `<${content}>` : content
    }
    const items = (list: Element) =>
      [...list.querySelectorAll('li')].filter((item) => !item.querySelector('li'))
    return [...root.children].map((block) => {
      const parts = /^[uo]l$/.test(block.localName) ? items(block) : [block]
      return `${block.localName} ${parts.map((part) => read(part).replace(/\s+/g, ' ').trim()).join(' | ')}`
    })
  })

test('a paste from Word or Google Docs keeps what the editor can hold, and names its pictures', async ({
  account,
  page,
}) => {
  await logInToAdmin(page, account)
  await page.goto(`${cmsUrl}/admin/collections/articles/create?locale=id`)
  const text = page.locator('[contenteditable=true]').first()
  for (const { name, html, expected } of pastes) {
    await test.step(name, async () => {
      await text.click()
      await page.keyboard.press('ControlOrMeta+a')
      await text.evaluate((root, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', pasted)
        clipboardData.setData('text/plain', 'teks')
        root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
      await expect.poll(() => readOutline(text)).toEqual(expected)
    })
  }
  await expect(page.getByText('3 gambar tidak ikut ditempel')).toBeVisible()
  await test.step('a typed command with a space makes a heading', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('/heading 2')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bagian')
    await expect.poll(() => readOutline(text)).toEqual(['h2 Bagian'])
  })
})
