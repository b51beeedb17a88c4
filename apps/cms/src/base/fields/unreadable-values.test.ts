import { describe, expect, it } from 'vitest'
import { draftArticle, payload } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'
import { markUnreadable } from './unreadable.ts'

describe('a text that a form could not read', () => {
  it.each([
    { path: 'publishedAt', text: '02/13/2026 19.00', message: 'Tanggal dan jam ini tidak terbaca' },
    { path: 'publishedAt', text: '2026-12-02', message: 'Tanggal dan jam ini tidak terbaca' },
    { path: 'publishedAt', text: '', message: 'Tanggal dan jam ini tidak terbaca' },
  ])('is rejected in a draft, at its field: "$text"', async ({ path, text, message }) => {
    const { id, publishedAt } = await draftArticle(`tak-terbaca-${crypto.randomUUID()}`)
    const json = { _status: 'draft', [path]: markUnreadable(text) }
    const response = await requestAs('editor', `articles/${id}?draft=true`, { method: 'PATCH', json })
    const errors = [{ path, message: expect.stringContaining(message) }]
    expect(await readRejection(response)).toEqual({ status: 400, errors })
    const stored = await payload.findByID({ collection: 'articles', id, draft: true })
    expect(stored.publishedAt).toBe(publishedAt)
  })

  it.each([
    { path: 'percent', text: '1.500', message: 'Write it like 0.18 or 1500' },
    { path: 'minimum', text: '15 ribu', message: 'Write it like 0.18 or 1500' },
    { path: 'validFrom', text: '12/31/2026', message: 'day first' },
  ])('is rejected in a new fee, in the language of the admin: $text', async ({ path, text, message }) => {
    const response = await requestAs('editor', 'fees?draft=true', {
      json: { _status: 'draft', [path]: markUnreadable(text) },
      language: 'en',
    })
    const errors = [{ path, message: expect.stringContaining(message) }]
    expect(await readRejection(response)).toEqual({ status: 400, errors })
  })

  it('is rejected in a field for whole numbers, whose message says so', async () => {
    const json = { _status: 'draft', capacity: markUnreadable('1.5') }
    const { errors } = await readRejection(await requestAs('editor', 'events?draft=true', { json }))
    const message = 'Bilangan ini tidak terbaca. Tulis bilangan bulat, misalnya 1.500.000.'
    expect(errors).toEqual([{ path: 'capacity', message }])
  })
})
