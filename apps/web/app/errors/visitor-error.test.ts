import { describe, expect, it } from 'vitest'
import { toVisitorError } from './visitor-error.ts'

describe('toVisitorError', () => {
  it.each([
    {
      name: 'an error with a status',
      error: { status: 404 },
      statusCode: 404,
      message: 'This page could not be found',
    },
    {
      name: 'an error with a response',
      error: Object.assign(new Error('x'), { response: { status: 404 } }),
      statusCode: 404,
      message: 'This page could not be found',
    },
    {
      name: 'an error with a status and a response',
      error: { status: 400, response: { status: 404 } },
      statusCode: 400,
      message: 'This request cannot be processed',
    },
    {
      name: 'an error without a status',
      error: new Error('x'),
      statusCode: 500,
      message: 'Something went wrong on our side',
    },
    { name: 'a string', error: 'x', statusCode: 500, message: 'Something went wrong on our side' },
    {
      name: 'a status that is not an error',
      error: { status: '404' },
      statusCode: 500,
      message: 'Something went wrong on our side',
    },
    {
      name: 'a number out of range',
      error: { status: 4e9 },
      statusCode: 500,
      message: 'Something went wrong on our side',
    },
  ])('handles $name', ({ error, statusCode, message }) => {
    expect(toVisitorError(error, 'en')).toMatchObject({ statusCode, message })
  })

  it('uses the language of the page', () => {
    expect(toVisitorError({ status: 404 }, 'id').message).toBe('Halaman tidak ditemukan')
    expect(toVisitorError(new Error('x'), 'id').message).toBe('Terjadi kesalahan pada sisi kami')
  })

  it('never contains the message of the error', () => {
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
