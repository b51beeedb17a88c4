import { expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { SubscribeField } from './subscribe-field.tsx'

it.each([
  {
    locale: 'id',
    wanted: { list: 'pagi' },
    to: '/id/langganan?list=pagi',
    label: 'Terima Sapa Mentari lewat email',
  },
  {
    locale: 'en',
    wanted: { list: 'riset' },
    to: '/en/subscription?list=riset',
    label: 'Get research reports by email',
  },
  {
    locale: 'id',
    wanted: { ticker: 'BQNS' },
    to: '/id/langganan?ticker=BQNS',
    label: 'Terima kabar dan batas harga saham ini lewat email',
  },
  {
    locale: 'en',
    wanted: { event: 'kelas-pemula' },
    to: '/en/subscription?event=kelas-pemula',
    label: 'Remind me by email',
  },
] as const)('the field leads to $to', ({ locale, wanted, to, label }) => {
  const html = renderAt('/', <SubscribeField locale={locale} wanted={wanted} />)
  expect(html).toContain(`action="${to}"`)
  expect(html).toContain('method="post"')
  expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`))
})
