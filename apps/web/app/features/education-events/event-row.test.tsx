import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EventWithStatus } from '#app/content/event-status.ts'
import { EventRow } from './event-row.tsx'
import { event } from './sample-event.fixture.ts'

const renderHtml = (changed: Partial<EventWithStatus>) =>
  renderToStaticMarkup(<EventRow event={{ ...event, ...changed }} headingLevel={3} locale="id" />)

describe('an event in the list', () => {
  it('shows the number of available seats', () => {
    expect(renderHtml({})).toContain('Tersisa 151 dari 200 kursi')
  })

  it('states that it is full', () => {
    const html = renderHtml({ seatsTaken: 200, status: 'full' })
    expect(html).toContain('Penuh')
    expect(html).toContain('200 kursi, semua terisi')
  })

  it('states that there is a waiting list', () => {
    const html = renderHtml({ seatsTaken: 200, waitingPlacesLeft: 3, status: 'waitingList' })
    expect(html).toContain('Daftar tunggu')
    expect(html).not.toContain('Penuh')
  })

  it('shows no seats once it is past', () => {
    const html = renderHtml({ status: 'past' })
    expect(html).toContain('Selesai')
    expect(html).not.toContain('kursi')
  })
})
