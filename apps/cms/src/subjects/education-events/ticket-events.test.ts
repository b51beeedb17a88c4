import { describe, expect, it } from 'vitest'
import { addEvent, confirm, countStates, holdSeat } from '../../../test/forms.ts'
import { paragraph, payload, post, requestSite } from '../../../test/service.ts'

describe('a ticket on the page of another event', () => {
  const read = (ticket: string, event: string) =>
    requestSite(`registration-tickets/${ticket}?${new URLSearchParams({ locale: 'id', event })}`)
  const send = (path: string, ticket: string, eventSlug: string) =>
    post(path, { ticket, eventSlug, locale: 'id' })

  it('is unknown there, and changes nothing; on its own page, in both languages, it works', async () => {
    const { id, ticket } = await holdSeat('tiket-benar', { capacity: 8 })
    const other = await addEvent('tiket-lain')
    const data = {
      slug: 'right-ticket',
      title: 'Right',
      summary: 'Right',
      venue: 'Online',
      speakerRole: 'Analyst',
    }
    await payload.update({
      collection: 'events',
      id,
      locale: 'en',
      data: { ...data, body: paragraph('Right') },
    })
    for (const { slug, sent } of [
      { slug: other.slug ?? '', sent: 404 },
      { slug: 'tidak-ada', sent: 404 },
      { slug: '', sent: 400 },
      { slug: "' or 1=1", sent: 404 },
      { slug: 'TIKET-BENAR', sent: 404 },
      { slug: '../tiket-benar', sent: 404 },
      { slug: 'tiket-benar ', sent: 404 },
    ]) {
      expect((await read(ticket, slug)).status, slug).toBe(404)
      expect((await send('registration-confirmations', ticket, slug)).status, slug).toBe(sent)
      expect((await send('registration-cancellations', ticket, slug)).status, slug).toBe(sent)
    }
    expect(await countStates(id)).toEqual({ confirmed: 3, held: 1 })
    expect(await (await read(ticket, 'right-ticket')).json()).toEqual({ state: 'held' })
    expect(await (await read(ticket, 'tiket-benar')).json()).toEqual({ state: 'held' })
    expect(await (await send('registration-confirmations', ticket, 'tiket-benar')).json()).toEqual({
      state: 'confirmed',
    })
    expect(await countStates(id)).toEqual({ confirmed: 4 })
  })

  it('is accepted without an event, as a web node of the previous release sends it', async () => {
    const { id, ticket } = await holdSeat('tiket-lama', { capacity: 8 })
    const state = await requestSite(`registration-tickets/${ticket}?locale=id`)
    expect(await state.json()).toEqual({ state: 'held' })
    await confirm(ticket)
    expect(await countStates(id)).toEqual({ confirmed: 4 })
  })
})
