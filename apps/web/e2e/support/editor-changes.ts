import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Query } from '#app/i18n/path-to.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A change of published content, and the pages that must show it. */
interface EditorChange {
  /** Which document, as a query of the CMS; none for a global. */
  readonly where?: string
  /** A page with parameters takes them from the document's slug. */
  readonly pages: readonly (readonly [page: PageName, query?: Query])[]
  /** The new values; the pages show every text with a mark in it. */
  readonly change: (mark: (name: string) => string, now: Fields) => Fields
  /** What the pages show of values without a mark, such as numbers. */
  readonly shows?: readonly string[]
}

const stamp = Date.now().toString(36)

/** A text that no other content has, short enough for a button. */
export const markFor = (kind: string) => (name: string) => `Uji ${kind.slice(0, 8)} ${name} ${stamp}`

export function listMarked(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(stamp) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listMarked) : []
}

const listRows = (value: unknown): Fields[] => (Array.isArray(value) ? value : [])

const inEach = (rows: unknown, change: Fields) => listRows(rows).map((row) => ({ ...row, ...change }))

function inFirst(rows: unknown, change: (row: Fields) => Fields): Fields[] {
  return listRows(rows).map((row, position) => (position === 0 ? { ...row, ...change(row) } : row))
}

/** The first published document, or the first one with this value. */
const text = (page: PageName, field: string, [name, value] = ['_status', 'published']): EditorChange => ({
  where: `where[${name}][equals]=${value}`,
  pages: [[page]],
  change: (mark) => ({ [field]: mark(field) }),
})

/** Redirects and incidents have tests of their own; all others are shown to no visitor. */
export const notOnPages = [
  'redirects',
  'incidents',
  'contact-messages',
  'payload-migrations',
  'payload-preferences',
  'users',
]

/** Fields of globals without a place on a page: the tagline only replaces a missing headline. */
export const hiddenFields = [
  ...['id', '_status', 'globalType', 'createdAt', 'updatedAt', 'lastChangedBy'],
  ...['tagline', 'requiresReview'],
]

/** All content that editors change: a row for each collection and global of the CMS. */
export const editorChanges: Readonly<Record<string, EditorChange>> = {
  'account-types': text('serviceStockAccount', 'title', ['key', 'regular']),
  announcements: text('announcementDetail', 'title'),
  articles: text('blogDetail', 'title'),
  authors: text('blogEditorBoard', 'role', ['editorBoard', 'true']),
  'bond-series': {
    ...text('productSecurities', 'code'),
    change: () => ({ code: 'UJI-999' }),
    shows: ['UJI-999'],
  },
  categories: text('faq', 'name', ['kind', 'faq']),
  'contact-subjects': text('contactUs', 'label'),
  economy: text('market', 'source', ['series', 'lpsRate']),
  events: text('eventDetail', 'speakerRole'),
  faqs: text('faqDetail', 'question'),
  fees: text('fees', 'source'),
  'service-fees': text('fees', 'source', ['code', 'opening']),
  funds: text('productMutualFund', 'name'),
  lessons: text('learnInvestmentDetail', 'title'),
  'market-halts': text('exchangeCalendar', 'source'),
  media: { ...text('aboutUs', 'alt'), where: 'where[filename][like]=page-about-us' },
  'morning-notes': text('morningNoteDetail', 'title'),
  offices: text('contactUs', 'hours'),
  pages: text('staticPage', 'title', ['key', 'disclaimer']),
  products: text('productStock', 'tagline', ['key', 'stock']),
  promos: text('promoDetail', 'quota'),
  recommendations: text('recommendation', 'rationale', ['state', 'open']),
  reports: text('researchReportDetail', 'title'),
  services: text('serviceStockAccount', 'tagline', ['key', 'stockAccount']),
  terms: text('glossaryTerm', 'definition'),
  videos: text('educationalVideos', 'title'),
  'calculator-assumptions': {
    pages: [
      ['investmentCalculator', { strategy: 'lumpSum', calculator: 'growth' }],
      ['investmentCalculator', { strategy: 'installments', calculator: 'target' }],
      ['investmentCalculator', { strategy: 'installments', calculator: 'pension' }],
      ['investmentCalculator', { strategy: 'mixture', calculator: 'pensionCheck' }],
    ],
    change: (mark, { exampleReturns }) => ({
      inflation: 0.0432,
      lifeExpectancy: 87,
      defaults: {
        targetFund: 512345678,
        initialInvestment: 11234567,
        monthlyInvestment: 1234567,
        monthlyLivingCost: 12345678,
        duration: 13,
        currentAge: 31,
        retirementAge: 57,
        expectedReturn: 0.0876,
        postPensionReturn: 0.0543,
      },
      exampleReturns: inFirst(exampleReturns, () => ({ label: mark('example') })),
      asOf: '2026-10-02T12:00:00.000Z',
      source: mark('source'),
      explanations: {
        growth: mark('growth'),
        target: mark('target'),
        pension: mark('pension'),
        pensionCheck: mark('check'),
      },
    }),
    shows: [
      ...['512.345.678', '11.234.567', '1.234.567', '12.345.678', '13', '31', '57', '8,76', '5,43'].map(
        (value) => `value="${value}"`,
      ),
      '4,32%',
      'usia 87',
      '2 Oktober 2026',
    ],
  },
  home: {
    pages: [['home']],
    change: (mark, { facts, sections }) => ({
      headline: mark('headline'),
      lead: mark('lead'),
      button: mark('button'),
      buttonNote: mark('note'),
      facts: inFirst(facts, () => ({ title: mark('fact'), text: mark('proof') })),
      sections: inFirst(sections, () => ({ title: mark('title'), lead: mark('section') })),
    }),
  },
  menu: {
    pages: [['home']],
    change: (mark, { header, footer }) => ({
      header: inFirst(header, ({ children }) => ({
        label: mark('entry'),
        children: inFirst(children, () => ({ label: mark('child') })),
      })),
      footer: inFirst(footer, ({ links }) => ({
        heading: mark('heading'),
        links: inFirst(links, () => ({ label: mark('link') })),
      })),
    }),
  },
  'service-cutoffs': {
    pages: [['corporateAction', { tab: 'hmetd' }]],
    change: (mark, { rows }) => ({ rows: inFirst(rows, () => ({ howTo: mark('how') })) }),
  },
  'risk-profile': {
    pages: [['riskProfile'], ['riskProfileResult', { a: '3414444414' }]],
    change: (mark, { questions, profiles, caps, contradictions }) => ({
      questions: inFirst(questions, ({ answers }) => ({
        text: mark('question'),
        // The answer 3 of the address above counts 2 points, and not 3.
        answers: listRows(answers).map((answer, at) => ({
          ...answer,
          text: mark(`answer${at}`),
          points: 4 - at,
        })),
      })),
      profiles: inEach(profiles, { name: mark('profile'), text: mark('meaning') }),
      caps: inEach(caps, { reason: mark('reason') }),
      contradictions: inEach(contradictions, { text: mark('contradiction') }),
      disclaimer: mark('disclaimer'),
    }),
    shows: ['data-score="32"'],
  },
  'foreign-investors': {
    pages: [['foreignInvestors']],
    change: (mark, { documents }) => ({
      documents: inFirst(documents, () => ({ document: mark('document'), note: mark('note') })),
      checkedOn: { resident: '2026-03-04T12:00:00.000Z' },
      taxNumber: mark('tax number'),
      openingTime: mark('opening time'),
      contractLanguage: mark('language'),
    }),
    shows: ['4 Maret 2026'],
  },
  settings: {
    pages: [
      ['home'],
      ['aboutUs'],
      ['contactUs'],
      ['openAccount'],
      ['investmentCalculator'],
      ['productSecurities'],
      ['researchReport'],
      ['trust'],
    ],
    change: (mark) => ({
      brandName: mark('brand'),
      companyName: mark('company'),
      legalName: mark('legal'),
      appName: mark('app'),
      description: mark('description'),
      phone: '021-5550-0987',
      email: `uji-${stamp}@contoh.example`,
      whatsapp: '021-5550-0986',
      address: mark('address'),
      socialLinks: [{ name: mark('social'), url: `https://${stamp}.example` }],
      appLinks: {
        android: `https://play.google.com/store/apps/details?id=example.${stamp}`,
        ios: `https://apps.apple.com/id/app/${stamp}/id0000000001`,
      },
      license: {
        number: mark('license'),
        date: '2018-02-03T12:00:00.000Z',
        exchangeMember: mark('exchange'),
        kseiParticipant: mark('ksei'),
        marginFinancing: { number: mark('margin'), authority: mark('lender') },
        fundSelling: { number: mark('funds'), authority: mark('seller') },
        sbnDistribution: { number: mark('sbn'), authority: mark('ministry') },
        protectionFund: { number: mark('sipf'), authority: mark('fund') },
        securityContact: mark('security'),
      },
      showDemo: true,
      showSupervision: true,
      notices: {
        demo: mark('demo'),
        supervision: mark('supervision'),
        investment: mark('investment'),
        research: mark('research'),
        calculator: mark('calculator'),
        sbn: mark('bonds'),
        consentForm: mark('consent'),
        consentMarketing: mark('marketing'),
      },
    }),
    shows: ['021-5550-0987', '021-5550-0986', '3 Februari 2018'],
  },
  trust: {
    pages: [['trust'], ['officialChannels']],
    change: (mark, { people, complaints, channels }) => ({
      people: inFirst(people, () => ({
        name: mark('name'),
        role: mark('role'),
        biography: mark('biography'),
      })),
      complaints: inFirst(complaints, () => ({ source: mark('report') })),
      channels: inFirst(channels, () => ({ label: mark('channel'), note: mark('hint') })),
    }),
  },
}
