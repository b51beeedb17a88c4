import { expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { EndPage } from './end-page.tsx'
import { clientAction } from './manage.route.tsx'
import { ManagePage } from './manage-page.tsx'
import type { FoundSubscription } from './manage-values.ts'

const token = `17.manage.2.1790000000.${'t-_'.repeat(15).slice(0, 43)}`
const link = { state: 'valid', token, list: 'pagi' } as const
const damaged =
  'Tautan ini rusak, atau langganannya sudah tidak ada. Langganan yang sudah tidak ada tidak mengirim email lagi. Jika email masih datang, gunakan tautan di email terbaru.'
const found: FoundSubscription = {
  outcome: 'found',
  maskedEmail: 'n•••@contoh.example',
  locale: 'id',
  confirmedAt: '2026-11-20T03:00:00.000Z',
  pausedUntil: null,
  lists: ['pagi'],
  shares: [],
  newEvents: false,
  events: [],
}

const confirm = (lists: ('pagi' | 'saham')[], omittedTickers: string[] = []) =>
  renderAt(
    '/',
    <ConfirmPage
      link={link}
      locale="id"
      outcome={{ kind: 'confirmed', lists, omittedTickers, manageToken: token }}
    />,
  )

it('a confirmation names the lists, and says so if none is left', () => {
  expect(confirm(['saham', 'pagi'])).toContain(
    'Anda berlangganan: Sapa Mentari, Saham pilihan. Langganan yang dijeda berjalan lagi sesudah jedanya.',
  )
  const empty = confirm([])
  expect(empty).toContain('Tidak ada langganan yang berjalan')
  expect(empty).not.toContain('Anda berlangganan')
})

it('a confirmation names the shares that did not fit, and is silent if all did', () => {
  expect(confirm(['saham'], ['BQNS', 'QLBR'])).toContain(
    'Satu langganan memuat paling banyak 20 saham, jadi ini belum masuk: BQNS, QLBR.',
  )
  expect(confirm(['saham'])).not.toContain('belum masuk')
})

it.each([
  { name: 'opened', state: 'expired', outcome: null },
  { name: 'clicked', state: 'valid', outcome: { kind: 'ended', list: null } },
  { name: 'clicked after it was opened damaged', state: 'expired', outcome: { kind: 'ended', list: null } },
] as const)('a link to unsubscribe that nobody knows claims nothing when $name', ({ state, outcome }) => {
  const shown = state === 'valid' ? link : ({ state } as const)
  const html = renderAt('/', <EndPage link={shown} locale="id" outcome={outcome} />)
  expect(html).toContain(damaged)
  expect(html).not.toMatch(/sudah berhenti|Minta yang baru/)
})

it('the page that manages says before and after saving that no choice ends the subscription', () => {
  const render = (lists: 'pagi'[], kind: 'saved' | null) =>
    renderAt(
      '/',
      <ManagePage
        legalName="PT Contoh"
        loaded={{ state: 'valid', token, found: { ...found, lists } }}
        locale="id"
        outcome={kind && { kind }}
      />,
    )
  const before = render(['pagi'], null)
  expect(before).toContain(
    'Langganan n•••@contoh.example, terakhir dikonfirmasi atau disimpan 20 November 2026.',
  )
  expect(before).toContain('Jika tidak ada yang dicentang, langganan berakhir dan alamat email Anda dihapus.')
  expect(before).not.toContain('Langganan Anda berakhir')
  expect(render(['pagi'], 'saved')).toContain('Pilihan Anda tersimpan')
  expect(render([], 'saved')).toContain('Langganan Anda berakhir. Alamat email Anda segera dihapus.')
})

it.each([
  { step: 'update', values: { language: 'en', consents: { riset: 'Saya setuju.' }, events: ['kelas'] } },
  { step: 'pause1', values: null },
  { step: 'delete', values: null },
])('without a response, the button $step keeps what was typed', async ({ step, values }) => {
  const body = new URLSearchParams({ step, language: 'en', event: 'kelas', 'consent-riset': 'Saya setuju.' })
  const request = new Request('https://site.example/id/x', { method: 'POST', body })
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await clientAction({ request, serverAction })).toMatchObject({
    data: { kind: 'failed', reason: 'offline', values },
  })
})
