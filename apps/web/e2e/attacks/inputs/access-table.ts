import type { Role } from '../staff.ts'

export const operations = ['read', 'count', 'versions', 'create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

type Rights = Readonly<Record<Exclude<Operation, 'count'>, readonly Role[]>>

const staff = ['admin', 'editor', 'reviewer'] as const
const editors = ['admin', 'editor'] as const
const admins = ['admin'] as const
const everybody = [...staff, 'service'] as const

/** Service accounts read published documents. */
const documents: Rights = {
  read: everybody,
  versions: staff,
  create: editors,
  update: staff,
  delete: editors,
}
const files: Rights = { read: staff, versions: [], create: editors, update: editors, delete: editors }
/** Written only by the service. */
const records = (read: readonly Role[]): Rights => ({
  read,
  versions: [],
  create: [],
  update: [],
  delete: [],
})

/** The rights of each role per collection, separate from the rules, so that a weakened rule fails a test. */
export const collectionRights: Readonly<Record<string, Rights>> = {
  articles: documents,
  categories: documents,
  authors: documents,
  announcements: documents,
  faqs: documents,
  lessons: documents,
  terms: documents,
  events: documents,
  videos: documents,
  reports: documents,
  'morning-notes': documents,
  recommendations: documents,
  products: documents,
  services: documents,
  'account-types': documents,
  fees: documents,
  'service-fees': documents,
  funds: documents,
  'bond-series': documents,
  promos: documents,
  pages: documents,
  offices: documents,
  incidents: {
    read: [...everybody, 'operations'],
    versions: [],
    create: [...editors, 'operations'],
    update: [...editors, 'operations'],
    delete: [],
  },
  'contact-subjects': documents,
  'market-halts': documents,
  economy: documents,
  media: files,
  redirects: { ...files, versions: staff },
  registrations: { ...records(editors), delete: admins },
  'event-messages': { ...records(editors), create: editors, delete: admins },
  'link-checks': records(staff),
  'fund-imports': records(staff),
  reviews: records(staff),
  'contact-messages': { ...records(editors), update: editors, delete: admins },
  'client-directory': { ...records(admins), delete: admins },
  mails: { ...records(editors), delete: admins },
  consents: records(admins),
  erasures: records(admins),
  restrictions: records(admins),
  subscribers: records([]),
  subscriptions: records([]),
  suppressions: records([]),
  'subscription-requests': records([]),
  'share-digests': records([]),
  'audit-trail': records(admins),
  // Users see and change only themselves, which is tested separately.
  users: { read: [...everybody, 'operations'], versions: [], create: admins, update: admins, delete: admins },
  'payload-jobs': records(admins),
}

/** Internal collections of Payload, inaccessible without an account; staff can access only their own rows. */
export const ownCollections = [
  'payload-preferences',
  'payload-locked-documents',
  'payload-migrations',
  'payload-kv',
]

interface GlobalRights {
  readonly read: readonly Role[]
  readonly update: readonly Role[]
  /** Invalid data: with permission, it is rejected with 400 and nothing changes. */
  readonly unsavable: object
}

export const globalRights: Readonly<Record<string, GlobalRights>> = {
  home: { read: everybody, update: editors, unsavable: { headline: '' } },
  menu: { read: everybody, update: editors, unsavable: { header: [{}] } },
  settings: { read: everybody, update: admins, unsavable: { brandName: '' } },
  trust: {
    read: everybody,
    update: editors,
    unsavable: { channels: [{ kind: 'domain', value: 'instagram.com' }] },
  },
  'risk-profile': { read: everybody, update: editors, unsavable: { questions: [] } },
  'calculator-assumptions': { read: everybody, update: editors, unsavable: { source: '' } },
  'foreign-investors': { read: everybody, update: editors, unsavable: { documents: [{}] } },
}

/**
 * An ID without a document: with permission, it returns 404. Without permission, a rule that only restricts returns 403
 * too, so that is tested on an existing document.
 */
const NOBODY = 2_000_000_000
const EMPTY = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

/** The request for each operation, without an effect if it is allowed. */
export function requestFor(
  collection: string,
  operation: Operation,
  id = NOBODY,
): { path: string; init: RequestInit } {
  switch (operation) {
    case 'read':
      return { path: `${collection}?limit=1&depth=0`, init: {} }
    case 'count':
      return { path: `${collection}/count`, init: {} }
    case 'versions':
      return { path: `${collection}/versions?limit=1&depth=0`, init: {} }
    case 'create':
      return { path: collection, init: { ...EMPTY, body: '{"email":"not an address"}' } }
    case 'update':
      return { path: `${collection}/${id}`, init: { ...EMPTY, method: 'PATCH' } }
    case 'delete':
      return { path: `${collection}/${id}`, init: { method: 'DELETE' } }
  }
}

export function mayDo(rights: Rights, operation: Operation, role: Role | null): boolean {
  return role !== null && rights[operation === 'count' ? 'read' : operation].includes(role)
}
