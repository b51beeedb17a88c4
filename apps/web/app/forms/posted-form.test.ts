import { describe, expect, it } from 'vitest'
import { idempotencyKeyOf, postedForm, postedText } from './posted-form.ts'

function requestWith(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { 'content-type': type }
  return new Request('http://site.example/id', { method: 'POST', body, ...(headers ? { headers } : {}) })
}

describe('postedForm', () => {
  it('reads the fields of a form', async () => {
    const form = await postedForm(requestWith(new URLSearchParams({ fullName: 'Nara' })))
    expect(form.get('fullName')).toBe('Nara')
  })

  it('refuses a body that is no form with 400', async () => {
    await expect(postedForm(requestWith('{}', 'application/json'))).rejects.toMatchObject({
      init: { status: 400 },
    })
  })
})

describe('postedText', () => {
  it('keeps what was typed as it was typed', () => {
    const form = new FormData()
    form.set('phone', ' 0812 abc')
    expect(postedText(form, 'phone')).toBe(' 0812 abc')
  })

  it('drops what nobody types and no database holds', () => {
    const form = new FormData()
    form.set('message', 'satu\0dua\u001b[31m\ttiga')
    expect(postedText(form, 'message')).toBe('satudua[31m\ttiga')
  })

  it('counts a line end as one character', () => {
    const form = new FormData()
    form.set('message', 'a\r\nb')
    expect(postedText(form, 'message')).toBe('a\nb')
  })

  it('takes a missing field as empty', () => {
    expect(postedText(new FormData(), 'fullName')).toBe('')
  })

  it('takes a file in place of a text as empty', () => {
    const form = new FormData()
    form.set('fullName', new File(['x'], 'x.txt'))
    expect(postedText(form, 'fullName')).toBe('')
  })
})

describe('idempotencyKeyOf', () => {
  it('keeps the key of a form that is sent again', () => {
    const key = '4be0643f-1d98-4c84-9c0a-0d8f4a1a7b4e'
    expect(idempotencyKeyOf(key)).toBe(key)
  })

  it.each(['x', ''])('makes a new key of "%s" each time', (posted) => {
    const [one, other] = [idempotencyKeyOf(posted), idempotencyKeyOf(posted)]
    expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(other).not.toBe(one)
  })
})
