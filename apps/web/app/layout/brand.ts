import type { Settings } from '@site/contracts/content/shell.ts'

/** Who the site belongs to while the CMS settings are not at hand; a real firm puts its own names here and there. */
export const brand = {
  brandName: 'Wirasana',
  companyName: 'Wirasana Sekuritas',
  legalName: 'PT Wirasana Sekuritas Indonesia',
  appName: 'Wirasa',
  phone: '021-5550-0100',
  email: 'halo@wirasana.example',
} as const

/** Settings that say no more than whose site it is. */
export const brandSettings: Settings = {
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
    demo: '',
    supervision: '',
    investment: '',
    research: '',
    calculator: '',
    sbn: '',
    consentForm: '',
    consentMarketing: '',
  },
}
