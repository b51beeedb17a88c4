import type { MenuLink, Shell } from '@site/contracts/content/shell.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import type { PageName } from '#app/i18n/pages.ts'
import { brand } from './brand.ts'
import { copy } from './copy.ts'

const headerPages = [
  'productsAndServices',
  'companyList',
  'education',
  'promo',
  'aboutUs',
] as const satisfies readonly PageName[]

/** The frame of a page when the content service has not answered once since the start: still usable, still ours. */
export function fallbackShell(locale: Locale): Shell {
  const link = (page: PageName): MenuLink => ({ label: pageTitles[page][locale], page, slug: null })
  return {
    locale,
    menu: {
      header: headerPages.map((page) => ({ ...link(page), children: [] })),
      footer: [{ heading: copy[locale].help, links: [link('faq'), link('contactUs'), link('announcement')] }],
    },
    settings: {
      ...brand,
      tagline: '',
      description: '',
      whatsapp: '',
      address: '',
      socialLinks: [],
      appLinks: { android: '', ios: '' },
      // What must not be mistaken is said also when nobody can be asked whether to say it.
      showDemo: true,
      showSupervision: false,
      notices: {
        demo: copy[locale].demoText,
        supervision: '',
        investment: copy[locale].investmentNotice,
        research: '',
        calculator: '',
        sbn: '',
        consentForm: '',
        consentMarketing: '',
      },
    },
  }
}
