import { describe, expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { SubscribeField } from './subscribe-field.tsx'

describe('the subscribe field', () => {
  it.each([
    { locale: 'id', wanted: { list: 'pagi' }, to: '/id/langganan?list=pagi' },
    { locale: 'en', wanted: { list: 'riset' }, to: '/en/subscription?list=riset' },
    { locale: 'id', wanted: { ticker: 'BQNS' }, to: '/id/langganan?ticker=BQNS' },
    { locale: 'en', wanted: { event: 'kelas-pemula' }, to: '/en/subscription?event=kelas-pemula' },
  ] as const)('posts the address to $to', ({ locale, wanted, to }) => {
    const html = renderAt('/', <SubscribeField locale={locale} wanted={wanted} />)
    expect(html).toContain(`action="${to}"`)
    expect(html).toContain('method="post"')
    expect(html).toContain('name="email"')
  })
})
