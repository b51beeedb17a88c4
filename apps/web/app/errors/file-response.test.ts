import { data } from 'react-router'
import { describe, expect, it } from 'vitest'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { fileOrUnavailable, fileResponse, formatFileName } from './file-response.server.ts'

describe('formatFileName', () => {
  it.each([
    { words: ['rencana', 'Target dana', 'Kombinasi'], name: 'rencana-target-dana-kombinasi' },
    {
      words: ['aksi-korporasi', 'Split, bonus, dividen saham'],
      name: 'aksi-korporasi-split-bonus-dividen-saham',
    },
    { words: ['today’s “café”', 'A/B\r\n'], name: 'today-s-cafe-a-b' },
  ])('returns $name', ({ words, name }) => {
    expect(formatFileName(...words)).toBe(name)
  })
})

describe('fileOrUnavailable', () => {
  it('returns the response of `make`', async () => {
    const response = await fileOrUnavailable('id', async () => fileResponse('a,b', 'text/csv', 'a.csv'))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('a,b')
  })

  it.each([
    { locale: 'id', sentence: 'Berkas ini sedang tidak tersedia' },
    { locale: 'en', sentence: 'This file is not available right now' },
  ] as const)('returns 503 with a message in $locale if a service is unavailable', async (row) => {
    const response = await fileOrUnavailable(row.locale, () => Promise.reject(serviceUnavailable()))
    expect(response.status).toBe(503)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain(row.sentence)
  })

  it('returns 404 as text and lets redirects and errors through', async () => {
    const missing = await fileOrUnavailable('en', () => Promise.reject(data(null, { status: 404 })))
    expect([missing.status, await missing.text()]).toEqual([404, 'This page could not be found\n'])
    const moved = Response.redirect('https://site.example/id', 301)
    await expect(fileOrUnavailable('id', () => Promise.reject(moved))).rejects.toBe(moved)
    const error = new Error('unexpected')
    await expect(fileOrUnavailable('id', () => Promise.reject(error))).rejects.toBe(error)
  })
})
