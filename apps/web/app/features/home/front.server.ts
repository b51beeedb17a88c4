import {
  type HomeFront,
  type HomeSection,
  type HomeValue,
  homeSections,
  withValues,
} from '@site/contracts/content/home.ts'
import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import type { RecommendationRecord } from '#app/page-parts/recommendations/recommendation-record.server.ts'
import { isDisabledPage } from '#app/request/disabled-pages.ts'

interface ShownFact {
  readonly title: string
  readonly text: string
  /** The page with the proof. */
  readonly to: string
}

export interface Heading {
  readonly title: string
  readonly lead: string
}

/** The texts and the order of the home page as visitors see them. */
export interface ShownFront {
  readonly headline: string
  readonly lead: string
  readonly button: string
  /** Empty without one. */
  readonly buttonNote: string
  readonly facts: readonly ShownFact[]
  readonly sections: readonly (Heading & { readonly section: HomeSection })[]
}

/** The sections that need no content of the CMS. */
const independentSections: readonly HomeSection[] = ['market', 'plan']

interface FrontOptions {
  /** The editors' front; null if they have published none. */
  readonly front: HomeFront | null
  readonly tagline: string
  /** Whether the CMS has sent its documents. */
  readonly hasDocuments: boolean
  readonly values: Readonly<Record<HomeValue, string | null>>
  /** Of the menu: a fact whose page it has disabled is left out. */
  readonly menuPlaces: readonly MenuPlace[]
}

/** The editors' texts, else the built-in ones, which hold for any firm; a fact without its figure is left out. */
export function shownFront(locale: Locale, options: FrontOptions): ShownFront {
  const { front, tagline, hasDocuments, values, menuPlaces } = options
  const words = builtIn[locale]
  const facts = front?.facts ?? words.facts
  const sections = front?.sections ?? homeSections.map((section) => ({ section, title: '', lead: '' }))
  return {
    headline: front?.headline || tagline || words.headline,
    lead: front?.lead || words.lead,
    button: front?.button || words.button,
    buttonNote: front?.buttonNote ?? '',
    facts: facts.flatMap(({ page, ...fact }): ShownFact[] => {
      const [title, text] = [withValues(fact.title, values), withValues(fact.text, values)]
      const to = fillPath(page, locale, {})
      return title === null || text === null || isDisabledPage(menuPlaces, to) ? [] : [{ title, text, to }]
    }),
    sections: sections
      .filter(({ section }) => hasDocuments || independentSections.includes(section))
      .map(({ section, title, lead }) => ({ section, title: title || words.titles[section], lead })),
  }
}

/** `2 dari 6` / `2 of 6` calls to buy and sell reached the target; null while none is finished. */
export function formatRecord(locale: Locale, { counts, finished }: RecommendationRecord): string | null {
  const of = locale === 'id' ? 'dari' : 'of'
  return finished === 0
    ? null
    : `${formatNumber(locale, counts.target)} ${of} ${formatNumber(locale, finished)}`
}

type BuiltIn = Pick<HomeFront, 'headline' | 'lead' | 'button' | 'facts'> & {
  readonly titles: Readonly<Record<HomeSection, string>>
}

const id: BuiltIn = {
  headline: 'Saham, reksa dana, dan surat berharga.',
  lead: 'Berinvestasi di pasar modal Indonesia, dengan biaya dan catatan kinerja yang dapat Anda periksa.',
  button: 'Buka rekening',
  facts: [
    { title: '{fee}', text: 'biaya beli, dengan PPN dan levi bursa', page: 'fees' },
    { title: 'Atas nama Anda', text: 'dana di RDN, efek di KSEI', page: 'trust' },
    {
      title: 'Kanal resmi',
      text: 'cocokkan nomor, tautan, atau rekening sebelum Anda percaya',
      page: 'officialChannels',
    },
  ],
  titles: {
    market: 'Pasar',
    research: 'Riset terbaru',
    articles: 'Bacaan terbaru',
    events: 'Acara berikutnya',
    products: 'Produk dan layanan',
    plan: 'Berapa yang perlu disisihkan setiap bulan?',
    promos: 'Promo',
  },
}

const en: BuiltIn = {
  headline: 'Stocks, mutual funds and securities.',
  lead: 'Invest in the Indonesian capital market, with fees and a track record that you can check.',
  button: 'Open an account',
  facts: [
    { title: '{fee}', text: 'to buy, with VAT and exchange levies', page: 'fees' },
    { title: 'In your name', text: 'cash in a client fund account (RDN), securities at KSEI', page: 'trust' },
    {
      title: 'Official channels',
      text: 'compare a number, link or account before you trust it',
      page: 'officialChannels',
    },
  ],
  titles: {
    market: 'The market',
    research: 'Latest research',
    articles: 'Latest articles',
    events: 'Upcoming events',
    products: 'Products and services',
    plan: 'How much should you set aside each month?',
    promos: 'Promotions',
  },
}

const builtIn: Readonly<Record<Locale, BuiltIn>> = { id, en }
