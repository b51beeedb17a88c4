import { brand } from '@site/brand/names.ts'
import type { Settings } from '@site/contracts/content/site-chrome.ts'

/** Settings with nothing but the brand. */
export const brandSettings: Settings = {
  ...brand,
  tagline: '',
  description: '',
  whatsapp: '',
  address: '',
  socialLinks: [],
  appLinks: { android: '', ios: '' },
  // Legally required notices are shown even if the CMS settings are unavailable.
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
