import { describe, expect, it } from 'vitest'
import type { EventStatus } from '#app/content/event-status.ts'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { cancelCopy } from './cancel-copy.ts'
import { confirmCopy } from './confirm-copy.ts'
import { ConfirmPart } from './confirm-part.tsx'
import { copy } from './copy.ts'
import { event } from './sample-event.fixture.ts'
import type { Ticketed } from './ticketed.ts'

function renderHtml(state: Ticketed['state'], status: EventStatus = 'open'): string {
  return renderAt(
    '/',
    <ConfirmPart
      email="halo@contoh.example"
      event={event}
      locale="en"
      phone="021"
      slug="kelas"
      status={status}
      ticketed={{ purpose: 'confirm', ticket: '17.x', state }}
      ticketError={null}
      whatsapp=""
    />,
  )
}

describe('the page of the link in an email to a held registration', () => {
  const words = confirmCopy.en

  it.each([
    { state: 'held', text: words.held.held },
    { state: 'heldWaiting', text: words.held.heldWaiting },
    { state: 'unavailable', text: words.unavailable },
  ] as const)('has the button if the registration is $state', ({ state, text }) => {
    const html = renderHtml(state)
    expect(html).toContain(text)
    expect(html).toMatch(/<form[^>]*action="[^"]*\?ticket=17\.x&amp;confirm=1"[^>]*method="post"/)
  })

  it.each([
    { state: 'confirmed', text: words.confirmedTitle },
    { state: 'waiting', text: words.waitingTitle },
    { state: 'cancelled', text: words.canceledTitle },
    { state: 'eventCanceled', text: words.eventCanceledTitle },
    { state: 'over', text: words.overTitle },
    { state: 'unknown', text: cancelCopy.en.unknownTitle },
  ] as const)('states that the registration is $state, without the button', ({ state, text }) => {
    const html = renderHtml(state)
    expect(html).toContain(text)
    expect(html).not.toContain('<form')
  })

  it.each([
    { status: 'open', text: words.registerAgain, isLink: true },
    { status: 'waitingList', text: copy.en.joinWaitingList, isLink: true },
    { status: 'full', text: copy.en.reasons.full, isLink: false },
    { status: 'canceled', text: copy.en.reasons.canceled, isLink: false },
  ] as const)('offers what is possible later, if the event is $status', ({ status, text, isLink }) => {
    const html = renderHtml('lapsed', status)
    expect(html).toContain(words.lapsedTitle)
    expect(html).toContain(text)
    expect(html.includes('<a ')).toBe(isLink)
  })
})
