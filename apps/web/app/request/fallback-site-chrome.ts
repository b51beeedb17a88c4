import type { MenuLink, SiteChrome } from '@site/contracts/content/site-chrome.ts'
import { findPageTitle, type PageName } from '@site/contracts/content/site-pages.ts'
import { brandSettings } from '#app/head/brand-settings.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from '#app/i18n/site-copy.ts'

/** Limited to the number of page titles that fit in one row. */
const headerPages = [
  'productsAndServices',
  'companyList',
  'education',
  'promo',
] as const satisfies readonly PageName[]
const footerPages = ['aboutUs', 'faq', 'contactUs', 'announcement'] as const satisfies readonly PageName[]

const notices = {
  id: {
    demo: 'Situs demonstrasi. Perusahaan, produk, emiten, dan angka pada situs ini fiktif.',
    investment:
      'Investasi mengandung risiko, termasuk kemungkinan kehilangan pokok investasi. Kinerja masa lalu tidak mencerminkan kinerja masa depan. Informasi ini bukan ajakan membeli atau menjual efek; keputusan sepenuhnya ada pada Anda.',
  },
  en: {
    demo: 'Demonstration site. The company, products, listed companies and figures on this site are fictitious.',
    investment:
      'Investing carries risk, including the possible loss of your principal. Past performance does not indicate future performance. This information is not an invitation to buy or sell securities; the decision is yours.',
  },
}

/** Menu and settings for the time before the first response of the CMS after a start. */
export function fallbackSiteChrome(locale: Locale): SiteChrome {
  const link = (page: PageName): MenuLink => ({ label: findPageTitle(page)[locale], page, slug: null })
  return {
    locale,
    menu: {
      header: headerPages.map((page) => ({ ...link(page), children: [] })),
      footer: [{ heading: copy[locale].help, links: footerPages.map(link) }],
    },
    settings: { ...brandSettings, notices: { ...brandSettings.notices, ...notices[locale] } },
  }
}
