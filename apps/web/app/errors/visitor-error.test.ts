import { describe, expect, it } from 'vitest'
import { toVisitorError } from './visitor-error.ts'

describe('what a visitor learns of an error', () => {
  it.each([
    { name: 'its status', error: { status: 404 }, statusCode: 404, message: 'This page could not be found' },
    {
      name: 'the status of its response',
      error: Object.assign(new Error('x'), { response: { status: 404 } }),
      statusCode: 404,
      message: 'This page could not be found',
    },
    {
      name: 'its own status before its response’s',
      error: { status: 400, response: { status: 404 } },
      statusCode: 400,
      message: 'This request cannot be processed',
    },
    { name: 'nothing', error: new Error('x'), statusCode: 500, message: 'Something went wrong on our side' },
    { name: 'no object', error: 'x', statusCode: 500, message: 'Something went wrong on our side' },
    {
      name: 'a status that is none',
      error: { status: '404' },
      statusCode: 500,
      message: 'Something went wrong on our side',
    },
    {
      name: 'a number beyond all',
      error: { status: 4e9 },
      statusCode: 500,
      message: 'Something went wrong on our side',
    },
  ])('comes from $name', ({ error, statusCode, message }) => {
    expect(toVisitorError(error, 'en')).toMatchObject({ statusCode, message })
  })

  it('is said in the language of the page', () => {
    expect(toVisitorError({ status: 404 }, 'id').message).toBe('Halaman tidak ditemukan')
    expect(toVisitorError(new Error('x'), 'id').message).toBe('Terjadi kesalahan pada sisi kami')
  })

  it('is nothing that the error says itself', () => {
    const secret = 'postgres://cms:secret@10.0.0.5/cms at /srv/app.js:12:3'
    const error = Object.assign(new Error(secret), {
      status: 503,
      statusText: secret,
      data: { message: secret, unknownMiddleware: `<b>${secret}` },
      response: { status: 500, data: secret },
    })
    expect(JSON.stringify(toVisitorError(error, 'id'))).not.toContain('secret')
  })
})
