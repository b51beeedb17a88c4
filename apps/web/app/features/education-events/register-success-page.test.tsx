import { describe, expect, it } from 'vitest'
import { eventCalendarPath } from '#app/i18n/endpoints/event-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { registerOutcomeCopy } from './register-outcome-copy.ts'
import { type RegisteredState, RegisterSuccessPage } from './register-success-page.tsx'
import { event as sampleEvent } from './sample-event.fixture.ts'
import { UnknownOutcomePage } from './unknown-outcome-page.tsx'

const event = { ...sampleEvent, mode: 'place', venue: 'Menara Wirasana, Jakarta' } as const

function render(
  locale: Locale,
  state: RegisteredState,
  changed: Partial<{ venue: string; endsAt: string; startsAt: string }> = {},
): string {
  return renderAt(
    pathTo('eventRegisterSuccess', locale, { slug: event.slug }),
    <RegisterSuccessPage event={{ ...event, ...changed }} locale={locale} state={state} />,
  )
}

const buttons = (html: string) => html.match(/<a class="button"[^>]*>/g) ?? []

describe('the page after a registration', () => {
  it.each([
    { locale: 'id', month: 'Desember 2026', moment: 'Kamis, 19.00–20.30 WIB' },
    { locale: 'en', month: 'December 2026', moment: 'Thursday, 19:00–20:30 WIB' },
  ] as const)('shows the seat, and one button for the calendar ($locale)', ({ locale, month, moment }) => {
    const html = render(locale, 'success')
    expect(html).toMatch(/<p class="slip-figure"><time [^>]*>3<\/time><\/p>/)
    for (const part of [month, moment, event.title, event.venue]) expect(html).toContain(part)
    expect(buttons(html)).toEqual([
      `<a class="button" download="" href="${eventCalendarPath(locale, event.slug)}">`,
    ])
    expect(html).toContain(registerOutcomeCopy[locale].confirmationMail)
  })

  it('takes the day in Jakarta, and names both days of an event that ends on another one', () => {
    const html = render('id', 'success', {
      startsAt: '2026-12-31T17:30:00.000Z',
      endsAt: '2027-01-02T03:00:00.000Z',
    })
    expect(html).toMatch(/<p class="slip-figure"><time [^>]*>1<\/time><\/p>/)
    expect(html).toContain('Januari 2027')
    expect(html).toContain('1 Januari 2027, 00.30 WIB – 2 Januari 2027, 10.00 WIB')
  })

  it('has no empty venue', () => {
    expect(render('id', 'success', { venue: '' })).not.toContain('Tempat')
  })

  it.each(['waiting', 'held'] as const)('shows no slip and no button without a seat (%s)', (state) => {
    const html = render('id', state)
    expect(html).not.toContain('class="slip"')
    expect(buttons(html)).toEqual([])
    expect(html).toContain('Kamis, 3 Desember 2026')
    expect(html).toContain(`href="${pathTo('eventDetail', 'id', { slug: event.slug })}"`)
  })
})

describe('the pages after a registration, opened without its receipt', () => {
  it.each(['eventRegisterSuccess', 'eventRegisterFailed'] as const)(
    'claim neither a seat nor a failure (%s)',
    (page) => {
      const html = renderAt(
        pathTo(page, 'en', { slug: event.slug }),
        <UnknownOutcomePage event={event} locale="en" page={page} />,
      )
      const words = registerOutcomeCopy.en
      for (const claim of [
        words.successTitle,
        words.successLead(event.title),
        words.failedLead(event.title),
      ]) {
        expect(html).not.toContain(claim)
      }
      expect(html).not.toContain('class="slip"')
      expect(html).toContain(words.unknownLead(event.title))
      expect(html).toContain(`href="${pathTo('eventDetail', 'en', { slug: event.slug })}"`)
    },
  )
})
