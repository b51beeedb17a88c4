import { describe, expect, it } from 'vitest'
import { requestAs } from '../../../test/staff.ts'
import type { Role } from './has-role.ts'

const csv = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'client_code\n' }
const person = { method: 'POST', json: { email: 'bukan-siapa-siapa@contoh.example' } }
const askers = [null, 'service', 'operations', 'reviewer', 'editor', 'admin'] as const

const requests: { path: string; init?: Parameters<typeof requestAs>[2]; allowed: Role[] }[] = [
  { path: 'offices', allowed: ['service', 'reviewer', 'editor', 'admin'] },
  { path: 'offices/1', init: { method: 'PATCH', json: {} }, allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'offices', init: { method: 'POST', json: {} }, allowed: ['editor', 'admin'] },
  { path: 'offices/999999', init: { method: 'DELETE' }, allowed: ['editor', 'admin'] },
  { path: 'redirects/try?from=/id/a&to=/id/b', allowed: ['editor', 'admin'] },
  { path: 'link-checks', allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'offices/1/edit-status', allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'articles/versions/999999/losses', allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'funds/template', allowed: ['editor', 'admin'] },
  { path: 'funds/import', init: csv, allowed: ['editor', 'admin'] },
  { path: 'economy/import', init: csv, allowed: ['editor', 'admin'] },
  { path: 'mails/999999/retry', init: { method: 'POST' }, allowed: ['admin'] },
  { path: 'offices/1/review', allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'offices/1/review', init: { method: 'POST', json: {} }, allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'reviews', allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'reviews', init: { method: 'POST', json: {} }, allowed: [] },
  { path: 'reviews/1', init: { method: 'PATCH', json: {} }, allowed: [] },
  { path: 'reviews/1', init: { method: 'DELETE' }, allowed: [] },
  { path: 'globals/menu/page-changes', init: { json: {} }, allowed: ['reviewer', 'editor', 'admin'] },
  { path: 'registrations/export?format=csv', allowed: ['editor', 'admin'] },
  { path: 'contact-messages/export?format=csv', allowed: ['editor', 'admin'] },
  ...['registrations/999999/cancel', 'registrations/999999/attendance', 'registrations/999999/seat'].map(
    (path): { path: string; init: { method: string; json: object }; allowed: Role[] } => ({
      path,
      init: { method: 'POST', json: { isPresent: true, isExtra: false } },
      allowed: ['editor', 'admin'],
    }),
  ),
  { path: 'events/999999/participants', allowed: ['editor', 'admin'] },
  { path: 'events/999999/registration-counts', allowed: ['editor', 'admin'] },
  { path: 'event-messages', allowed: ['editor', 'admin'] },
  { path: 'event-messages', init: { method: 'POST', json: {} }, allowed: ['editor', 'admin'] },
  { path: 'client-directory/import', init: csv, allowed: ['admin'] },
  { path: 'erasures/search', init: person, allowed: ['admin'] },
  { path: 'erasures/person', init: person, allowed: ['admin'] },
  { path: 'erasures/marketing', init: person, allowed: ['admin'] },
  { path: 'erasures/copy', init: person, allowed: ['admin'] },
  { path: 'erasures/restrict', init: person, allowed: ['admin'] },
  { path: 'erasures/lift', init: person, allowed: ['admin'] },
  ...['client-directory', 'consents', 'erasures', 'restrictions', 'audit-trail'].flatMap((collection) =>
    [collection, `${collection}/1`, `${collection}/count`].map((path): { path: string; allowed: Role[] } => ({
      path,
      allowed: ['admin'],
    })),
  ),
  ...['subscribers', 'subscriptions', 'suppressions', 'subscription-requests'].flatMap((collection) =>
    [collection, `${collection}/1`, `${collection}/count`].map((path): { path: string; allowed: Role[] } => ({
      path,
      allowed: [],
    })),
  ),
]

const toName = ({ path, init }: (typeof requests)[number]) => `${init?.method ?? 'GET'} ${path}`
const named = requests.map((request) => ({ ...request, name: toName(request) }))

describe('the admin’s API', () => {
  it.each(requests)('allows $init.method $path to $allowed only', async ({ path, init, allowed }) => {
    const allowedHere: unknown[] = []
    for (const role of askers) {
      const response = await requestAs(role, path, init)
      await response.body?.cancel()
      expect(response.status).not.toBe(500)
      if (response.status !== 403 && response.status !== 401) allowedHere.push(role)
    }
    expect(allowedHere).toEqual(allowed)
  })

  it.each(named)('rejects $name from another origin', async ({ path, init }) => {
    const response = await requestAs('admin', path, { ...init, origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })
})
