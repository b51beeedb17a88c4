import { brand } from '@site/brand/names.ts'
import { placeholderMarks as marks } from '#cms/services/placeholders/find-unfinished.ts'
import { isTree, type Tree } from './bilingual.ts'
import type { Content } from './content-files.ts'

/** Marks every missing text, so that editors can search for it. */
const fillIn = {
  id: `${marks.id} Teks ini belum ditulis. Ganti di admin sebelum situs dibuka.`,
  en: `${marks.en} This text is not written yet. Replace it in the admin before the site opens.`,
}

const titles: Readonly<Record<string, Tree>> = {
  aboutUs: { id: `Tentang ${brand.brandName}`, en: `About ${brand.brandName}` },
  app: { id: `Aplikasi ${brand.appName}`, en: `The ${brand.appName} app` },
}

const emptyOffer = { tagline: fillIn, summary: fillIn, body: fillIn, cover: null, facts: [], steps: [] }

const emptyAccount = {
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
}

/** What stays of the demo's content, by collection and global. Without the global, the home page has built-in texts. */
const kept: Readonly<Record<string, (data: Tree) => Tree>> = {
  categories: (category) => category,
  products: (product) => ({ ...product, ...emptyOffer, risks: [], instruments: [] }),
  services: (service) => ({
    ...service,
    ...emptyOffer,
    requirements: [],
    partner: null,
    minimumAssets: null,
    contractYears: null,
  }),
  'account-types': (type) => ({ ...type, ...emptyAccount }),
  pages: (page) => ({
    ...page,
    title: titles[String(page.key)] ?? page.title,
    summary: fillIn,
    blocks: listHeadings(page).map((heading) => ({ blockType: 'text', heading, body: fillIn })),
  }),
  'contact-subjects': (subject) => ({ ...subject, departmentEmail: brand.email }),
  settings: (settings) => ({
    ...settings,
    tagline: { id: `${marks.id} Semboyan`, en: `${marks.en} Tagline` },
    whatsapp: null,
    address: `${marks.id} Alamat / ${marks.en} Address`,
    socialLinks: [],
    license: undefined,
    appLinks: { android: null, ios: null },
    notices: {
      ...(isTree(settings.notices) ? settings.notices : {}),
      demo: {
        id: `Situs ini sedang disiapkan. Teks bertanda ${marks.id} belum ditulis.`,
        en: `This site is being set up. Texts marked ${marks.en} are not written yet.`,
      },
    },
    description: { id: `${marks.id} Deskripsi situs`, en: `${marks.en} Description of the site` },
  }),
  menu: (menu) => menu,
  'risk-profile': (questionnaire) => questionnaire,
  'calculator-assumptions': (assumptions) => assumptions,
}

/** The demo without its content: only the pages that the menu links to, with placeholders as texts. */
export function createSkeleton(content: Content): Content {
  return new Map(
    Object.entries(kept).map(([slug, change]) => [
      slug,
      (content.get(slug) ?? []).map((entry) => ({ ...entry, data: change(entry.data) })),
    ]),
  )
}

/** Legal pages keep their headings, which name their required topics. The headings of other pages are demo content. */
function listHeadings({ showInFooter, blocks }: Tree): unknown[] {
  if (showInFooter !== true || !Array.isArray(blocks)) return [undefined]
  return blocks.filter((block) => isTree(block) && block.blockType === 'text').map(({ heading }) => heading)
}
