/** The firm's names: the seed writes them into the CMS settings, and pages use them while the CMS is unavailable. */
export const brand = {
  brandName: 'Wirasana',
  companyName: 'Wirasana Sekuritas',
  legalName: 'PT Wirasana Sekuritas Indonesia',
  appName: 'Wirasa',
  phone: '021-5550-0100',
  email: 'halo@wirasana.example',
} as const

/** The firm's names for its series, with the last segment of their pages' paths. */
export const series = {
  events: {
    name: { id: 'Eduvest', en: 'Eduvest' },
    segment: { id: 'brids-eduvest', en: 'brids-eduvest' },
  },
  morningNote: {
    name: { id: 'Sapa Mentari', en: 'Sapa Mentari' },
    segment: { id: 'sapa-mentari', en: 'sapa-mentari' },
  },
} as const

/** Short names of the main index, in lower case, with which visitors search for the market page. */
export const indexWords = ['w40'] as const

/**
 * The domain in the permanent IDs of feed and calendar entries (RFC 4151, RFC 5545). Readers show every entry as new
 * when it changes, so set it before the first publication and keep it, even if the site moves to another host.
 */
export const idDomain = 'wirasana.example'

/**
 * The domain of the accounts that the seed creates. A public site does not start while such accounts exist, so it must
 * not be the domain of real staff.
 */
export const demoDomain = 'wirasana.example'
