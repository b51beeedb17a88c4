import { expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { unknownStatus } from '#app/request/service-status.ts'
import { describeStatus } from './describe-status.server.ts'
import { StatusPage } from './status-page.tsx'

const now = new Date('2026-11-30T10:50:00+07:00')

it.each([
  { name: 'never', at: null, claims: 0, unread: 3 },
  { name: 'just now', at: '2026-11-30T03:49:00.000Z', claims: 3, unread: 0 },
  { name: 'an hour ago', at: '2026-11-30T02:50:00.000Z', claims: 3, unread: 0 },
])('claims that nothing is reported only from incidents that were read: $name', ({ at, claims, unread }) => {
  const status = describeStatus('id', { ...unknownStatus, incidentsReadAt: at }, now)
  const html = renderAt('/id/status', <StatusPage halts={[]} locale="id" status={status} />)
  expect(html.match(/<p[^>]*>Tidak ada (gangguan|pemeliharaan)/g) ?? []).toHaveLength(claims)
  expect(html.match(/Laporan gangguan belum dapat dibaca\./g) ?? []).toHaveLength(unread)
  expect(html.includes('Laporan terakhir dibaca 09.50 WIB.')).toBe(at === '2026-11-30T02:50:00.000Z')
})
