/** Who the site belongs to while the CMS settings are not at hand; a real firm puts its own names here and there. */
export const brand = {
  brandName: 'Wirasana',
  companyName: 'Wirasana Sekuritas',
  legalName: 'PT Wirasana Sekuritas Indonesia',
  appName: 'Wirasa',
  phone: '021-5550-0100',
  email: 'halo@wirasana.example',
} as const
