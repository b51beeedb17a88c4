import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { AppLinks } from './app-links.tsx'

const play = 'https://play.google.com/store/apps/details?id=id.contoh.app'
const none = { appName: 'Contoh', appLinks: { android: '', ios: '' }, whatsapp: '', showDemo: true }

const listHrefs = (locale: 'id' | 'en', settings: typeof none) => [
  ...renderToStaticMarkup(<AppLinks locale={locale} settings={settings} />).matchAll(/href="([^"]*)"/g),
]

describe.each(locales)('links to the app in %s', (locale) => {
  it('are those of the stores that have one', () => {
    const settings = { ...none, appLinks: { android: play, ios: '' }, whatsapp: '081234567890' }
    expect(listHrefs(locale, settings).map(([, href]) => href)).toEqual([play])
  })

  it('are replaced by the ways to contact us, if there is none', () => {
    const withWhatsApp = { ...none, whatsapp: '081234567890' }
    expect(listHrefs(locale, none).map(([, href]) => href)).toEqual([pathTo('contactUs', locale)])
    expect(listHrefs(locale, withWhatsApp).map(([, href]) => href)).toEqual([
      pathTo('contactUs', locale),
      'https://wa.me/6281234567890',
    ])
  })
})
