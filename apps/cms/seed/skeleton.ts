import { brand } from '@site/brand/names.ts'
import { Both } from './bilingual.ts'
import type { Entry } from './content-files.ts'
import type { Documents } from './documents.ts'
import type { Globals } from './globals.ts'

/** Marks every missing text, so that editors can search for it. */
const fillIn = new Both(
  '[ISI] Teks ini belum ditulis. Ganti di admin sebelum situs dibuka.',
  '[FILL IN] This text is not written yet. Replace it in the admin before the site opens.',
)
const noPicture = ''

const titles: Readonly<Record<string, Both<string>>> = {
  aboutUs: new Both(`Tentang ${brand.brandName}`, `About ${brand.brandName}`),
  app: new Both(`Aplikasi ${brand.appName}`, `The ${brand.appName} app`),
}

/** The demo's documents without its content: only the pages that the menu links to, with placeholders as texts. */
export function skeletonOf(documents: Documents): Documents {
  return {
    categories: documents.categories,
    ...{
      authors: [],
      articles: [],
      announcements: [],
      faqs: [],
      promos: [],
      events: [],
      lessons: [],
      terms: [],
    },
    ...{ videos: [], reports: [], notes: [], recommendations: [], offices: [] },
    ...{ fees: [], funds: [], bondSeries: [] },
    products: changed(documents.products, (product) => ({
      ...product,
      ...emptyOffer,
      risks: [],
      instruments: [],
    })),
    services: changed(documents.services, (service) => ({
      ...service,
      ...emptyOffer,
      requirements: [],
      partner: null,
      conditions: { minimumAssets: null, contractYears: null },
    })),
    accountTypes: changed(documents.accountTypes, (type) => ({
      ...type,
      summary: fillIn,
      body: fillIn,
      contractYears: null,
      requirements: [],
      benefits: [],
      risks: [],
      rights: [],
      duties: [],
      marginTerms: undefined,
      comparison: {
        fundedBy: fillIn,
        securities: fillIn,
        shortSelling: fillIn,
        cost: fillIn,
        suitedFor: fillIn,
        mainRisk: fillIn,
      },
    })),
    pages: changed(documents.pages, (page) => ({
      ...page,
      title: titles[page.key] ?? page.title,
      summary: fillIn,
      blocks: headingsOf(page).map((heading) => ({ type: 'text' as const, heading, body: fillIn })),
    })),
    contactSubjects: changed(documents.contactSubjects, (subject) => ({
      ...subject,
      departmentEmail: brand.email,
    })),
  }
}

const emptyOffer = { tagline: fillIn, summary: fillIn, body: fillIn, cover: noPicture, facts: [], steps: [] }

/** Legal pages keep their headings, which name their required topics. The headings of other pages are demo content. */
function headingsOf({
  showInFooter,
  blocks,
}: Documents['pages'][number]['data']): (Both<string> | undefined)[] {
  const headings = blocks.flatMap((block) => (block.type === 'text' ? [block.heading] : []))
  return showInFooter ? headings : [undefined]
}

/** The demo's menu, questionnaire and assumptions, and settings with placeholders. */
export function skeletonGlobals(globals: Globals): Globals {
  const { settings } = globals
  // Without it, the home page has built-in texts.
  const shared = { ...globals, home: null }
  if (settings === null) return shared
  return {
    ...shared,
    trust: null,
    settings: {
      ...settings,
      tagline: new Both('[ISI] Semboyan', '[FILL IN] Tagline'),
      whatsapp: null,
      address: '[ISI] Alamat / [FILL IN] Address',
      socialLinks: [],
      license: null,
      appLinks: { android: null, ios: null },
      notices: {
        ...settings.notices,
        demo: new Both(
          'Situs ini sedang disiapkan. Teks bertanda [ISI] belum ditulis.',
          'This site is being set up. Texts marked [FILL IN] are not written yet.',
        ),
      },
      seo: { description: new Both('[ISI] Deskripsi situs', '[FILL IN] Description of the site') },
    },
  }
}

function changed<Data>(entries: Entry<Data>[], change: (data: Data) => Data): Entry<Data>[] {
  return entries.map(({ file, data }) => ({ file, data: change(data) }))
}
