import { data } from 'react-router'
import { describe, expect, it } from 'vitest'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { fileOrUnavailable, fileResponse } from './file-response.server.ts'

describe('fileOrUnavailable', () => {
  it('returns the response of `make`', async () => {
    const answer = await fileOrUnavailable('id', async () => fileResponse('a,b', 'text/csv', 'a.csv'))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('a,b')
  })

  it.each([
    { locale: 'id', sentence: 'Berkas ini sedang tidak dapat dibuat' },
    { locale: 'en', sentence: 'This file cannot be made right now' },
  ] as const)('returns 503 with a message in $locale if a service is unavailable', async (row) => {
    const answer = await fileOrUnavailable(row.locale, () => Promise.reject(serviceUnavailable()))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain(row.sentence)
  })

  it('returns 404 as text and lets redirects and errors through', async () => {
    const missing = await fileOrUnavailable('en', () => Promise.reject(data(null, { status: 404 })))
    expect([missing.status, await missing.text()]).toEqual([404, 'This page could not be found\n'])
    const moved = Response.redirect('https://site.example/id', 301)
    await expect(fileOrUnavailable('id', () => Promise.reject(moved))).rejects.toBe(moved)
    const fault = new Error('fault')
    await expect(fileOrUnavailable('id', () => Promise.reject(fault))).rejects.toBe(fault)
  })
})
