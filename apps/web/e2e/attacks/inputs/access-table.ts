import type { Role } from '../staff.ts'

export const operations = ['read', 'count', 'versions', 'create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

type Rights = Readonly<Record<Exclude<Operation, 'count'>, readonly Role[]>>

const staff = ['admin', 'editor', 'reviewer'] as const
const editors = ['admin', 'editor'] as const
const admins = ['admin'] as const
const everybody = [...staff, 'service'] as const

/** A service account reads what is published. */
const documents: Rights = {
  read: everybody,
  versions: staff,
  create: editors,
  update: staff,
  delete: editors,
}
const files: Rights = { read: staff, versions: [], create: editors, update: editors, delete: editors }
/** Only the service itself writes them. */
const records = (read: readonly Role[]): Rights => ({
  read,
  versions: [],
  create: [],
  update: [],
  delete: [],
})

/** Who may do what with each collection, in one place beside the rules themselves: a rule that is loosened shows here. */
export const collectionRights: Readonly<Record<string, Rights>> = {
  articles: documents,
  categories: documents,
  authors: documents,
  announcements: documents,
  faqs: documents,
  lessons: documents,
  events: documents,
  videos: documents,
  reports: documents,
  'morning-notes': documents,
  recommendations: documents,
  products: documents,
  services: documents,
  'account-types': documents,
  promos: documents,
  pages: documents,
  offices: documents,
  'contact-subjects': documents,
  media: files,
  redirects: files,
  registrations: { ...records(editors), delete: admins },
  'contact-messages': { ...records(editors), update: editors, delete: admins },
  'client-directory': { ...records(admins), delete: admins },
  mails: { ...records(editors), delete: admins },
  consents: records(admins),
  erasures: records(admins),
  'audit-trail': records(admins),
  // All see and change themselves alone, which is tried on its own.
  users: { read: everybody, versions: [], create: admins, update: admins, delete: admins },
  'payload-jobs': records(admins),
}

/** What Payload keeps for itself; nobody without an account gets at it, and what it offers to staff is theirs alone. */
export const ownCollections = [
  'payload-preferences',
  'payload-locked-documents',
  'payload-migrations',
  'payload-kv',
]

interface GlobalRights {
  readonly read: readonly Role[]
  readonly update: readonly Role[]
  /** What cannot be saved: who may change the global is told so (400), and nothing is changed. */
  readonly unsavable: object
}

export const globalRights: Readonly<Record<string, GlobalRights>> = {
  menu: { read: everybody, update: editors, unsavable: { header: [{}] } },
  settings: { read: everybody, update: admins, unsavable: { brandName: '' } },
  'risk-profile': { read: everybody, update: editors, unsavable: { questions: [] } },
  'calculator-assumptions': { read: everybody, update: editors, unsavable: { source: '' } },
}

/**
 * A number that no document has: whoever may change or delete it gets 404, and nothing is changed. Whoever may not is
 * told 403 by a rule that merely restricts as well, so that is tried on a document that there is.
 */
const NOBODY = 2_000_000_000
const EMPTY = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

/** How each operation is asked for, without an effect where it is let through. */
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
