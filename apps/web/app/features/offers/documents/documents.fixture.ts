import type { Fee } from '@site/contracts/content/fees.ts'
import type { AccountType } from '@site/contracts/content/products.ts'
import type { Settings } from '@site/contracts/content/site-chrome.ts'
import type { Issuer } from './common-sections.server.ts'

export const settings: Settings = {
  brandName: 'Uji',
  companyName: 'Uji Sekuritas',
  legalName: 'PT Uji Sekuritas',
  appName: 'Uji',
  tagline: '',
  description: '',
  phone: '021-5550-0100',
  email: 'halo@uji.example',
  whatsapp: '',
  address: 'Jalan Uji 1, Jakarta',
  socialLinks: [],
  appLinks: { android: '', ios: '' },
  showDemo: false,
  showSupervision: false,
  notices: {
    demo: 'Demo.',
    supervision: 'Diawasi OJK.',
    investment: 'Investasi mengandung risiko.',
    research: '',
    calculator: '',
    sbn: '',
    consentForm: '',
    consentMarketing: '',
  },
}

export const issuer: Issuer = {
  settings,
  license: {
    securityContact: null,
    complianceContact: 'kepatuhan@uji.example',
    registrations: [
      { kind: 'brokerage', number: 'IZIN-1', date: '2019-08-14', authority: 'OJK' },
      { kind: 'fundSelling', number: 'APERD-2', date: null, authority: 'OJK' },
    ],
  },
  complaintsUrl: 'https://uji.example/id/pengaduan',
}

export const interest = { percent: 14, validFrom: '2026-11-01' }

export const account: AccountType = {
  id: 1,
  key: 'margin',
  title: 'Rekening Margin',
  summary: 'Pembiayaan dengan jaminan.',
  body: '',
  contractYears: 1,
  riplay: null,
  riplayValidFrom: '2026-06-15',
  updatedAt: '2026-10-05T02:00:00.000Z',
  requirements: ['Rekening reguler yang aktif.'],
  benefits: ['Membeli dengan pembiayaan.'],
  risks: ['Risiko penjualan paksa.'],
  rights: ['Menerima konfirmasi.'],
  duties: ['Memenuhi margin call.'],
  marginTerms: { haircutPercent: 15, callPercent: 65, forcedPercent: 80, callDays: 3 },
  comparison: {
    fundedBy: '',
    securities: '',
    shortSelling: '',
    cost: '',
    mainRisk: '',
    suitedFor: 'Investor berpengalaman',
  },
}

export const fees: Fee[] = (['app', 'broker'] as const).flatMap((channel, position) =>
  (['buy', 'sell'] as const).map((side, index) => ({
    id: position * 2 + index,
    account: 'margin' as const,
    channel,
    side,
    percent: channel === 'app' ? 0.15 : 0.28,
    minimum: channel === 'app' ? null : 25_000,
    validFrom: '2026-11-01',
    validTo: null,
    source: 'Daftar biaya uji',
  })),
)
