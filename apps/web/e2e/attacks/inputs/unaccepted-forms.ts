import { pageNames } from '@site/contracts/content/site-pages.ts'
import { SUGGESTIONS_PATH } from '#app/i18n/endpoints/suggestions-path.ts'
import { locales } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'

const takingForms: readonly string[] = [
  'contactUs',
  'eventRegister',
  'learnInvestmentDetail',
  'officialChannels',
  'subscription',
  'subscriptionConfirm',
  'subscriptionEnd',
  'subscriptionManage',
]

const params = { slug: 'a', news: 'a', product: 'a', '*': 'a/b' }

const pages = locales.flatMap((locale) =>
  pageNames
    .filter((name) => !takingForms.includes(name))
    .flatMap((name) => {
      const path = fillPath(name, locale, params)
      return [path, `${path}.data`]
    }),
)

/** Every URL that accepts no form: all other pages, as document and data requests, and non-pages. */
export const unacceptedForms = [
  ...pages,
  '/',
  '/_root.data',
  '/id?index',
  '/id/hubungi-kami/x',
  '/id/hubungi-kami.css',
  '/id//hubungi-kami',
  '/hubungi-kami',
  '/tidak/ada',
  '/__manifest',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/assets/a.js',
  '/media/a.png',
  '/images/640/media/a.png',
  '/share/id.png',
  '/preview/a',
  SUGGESTIONS_PATH,
].map((target) => ({ name: target, target }))
