import { describe, expect, it } from 'vitest'
import { idempotencyKeyOf, postedForm, postedLine, postedText } from './posted-form.ts'

function requestWith(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { 'content-type': type }
  return new Request('http://site.example/id', { method: 'POST', body, ...(headers ? { headers } : {}) })
}

describe('postedForm', () => {
  it('refuses a body that is no form with 400', async () => {
    await expect(postedForm(requestWith('{}', 'application/json'))).rejects.toMatchObject({
      init: { status: 400 },
    })
  })
})

function formWith(...values: readonly (string | File)[]): FormData {
  const form = new FormData()
  for (const value of values) {
    form.append('field', value)
  }
  return form
}

describe('postedText', () => {
  it.each([
    { name: 'keeps what was typed as it was typed', posted: ' 0812 abc', text: ' 0812 abc' },
    { name: 'drops what no database holds', posted: 'satu\0dua\u001b[31m\ttiga', text: 'satudua[31m\ttiga' },
    { name: 'counts a line end as one character', posted: 'a\r\nb', text: 'a\nb' },
    { name: 'takes a file in place of a text as empty', posted: new File(['x'], 'x.txt'), text: '' },
  ])('$name', ({ posted, text }) => {
    expect(postedText(formWith(posted), 'field')).toBe(text)
  })
})

describe('postedLine', () => {
  it.each([
    {
      name: 'a line end',
      typed: 'Nara\r\nBcc: semua@contoh.example',
      line: 'Nara Bcc: semua@contoh.example',
    },
    { name: 'a tab and a line separator', typed: 'Nara\t\u2028Tumivarka', line: 'Nara Tumivarka' },
    { name: 'a turned direction', typed: 'Nara\u202eexe.txt\u2066', line: 'Naraexe.txt' },
    { name: 'an invisible mark', typed: '\ufeffNa\u00adra\u200b', line: 'Nara' },
    { name: 'two ways of writing a letter', typed: 'Nguye\u0302\u0303n', line: 'Nguy\u1ec5n' },
  ])('has no $name', ({ typed, line }) => {
    expect(postedLine(formWith(typed), 'field')).toBe(line)
  })

  it.each(["O'Brien", 'Zoë Ångström', '王小明', 'محمد', 'I\u200dGede'])('keeps the name %s', (name) => {
    expect(postedLine(formWith(name), 'field')).toBe(name)
  })

  it('takes the first of a field sent twice', () => {
    expect(postedLine(formWith('Nara', 'Lain'), 'field')).toBe('Nara')
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
