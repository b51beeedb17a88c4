import { describe, expect, it } from 'vitest'
import { parseIdempotencyKey, postedForm, postedLine, postedText } from './posted-form.ts'

function requestWith(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { 'content-type': type }
  return new Request('http://site.example/id', { method: 'POST', body, ...(headers ? { headers } : {}) })
}

describe('postedForm', () => {
  it('rejects a body that is not a form with 400', async () => {
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
    { name: 'keeps the text as typed', posted: ' 0812 abc', text: ' 0812 abc' },
    {
      name: 'removes control characters that no database stores',
      posted: 'satu\0dua\u001b[31m\ttiga',
      text: 'satudua[31m\ttiga',
    },
    { name: 'counts a line break as one character', posted: 'a\r\nb', text: 'a\nb' },
    { name: 'treats a file as an empty text', posted: new File(['x'], 'x.txt'), text: '' },
  ])('$name', ({ posted, text }) => {
    expect(postedText(formWith(posted), 'field')).toBe(text)
  })
})

describe('postedLine', () => {
  it.each([
    {
      name: 'line break',
      typed: 'Nara\r\nBcc: semua@contoh.example',
      line: 'Nara Bcc: semua@contoh.example',
    },
    { name: 'tab or line separator', typed: 'Nara\t\u2028Tumivarka', line: 'Nara Tumivarka' },
    { name: 'direction override', typed: 'Nara\u202eexe.txt\u2066', line: 'Naraexe.txt' },
    { name: 'invisible character', typed: '\ufeffNa\u00adra\u200b', line: 'Nara' },
    { name: 'decomposed letter', typed: 'Nguye\u0302\u0303n', line: 'Nguy\u1ec5n' },
  ])('contains no $name', ({ typed, line }) => {
    expect(postedLine(formWith(typed), 'field')).toBe(line)
  })

  it.each(["O'Brien", 'Zoë Ångström', '王小明', 'محمد', 'I\u200dGede'])('keeps the name %s', (name) => {
    expect(postedLine(formWith(name), 'field')).toBe(name)
  })

  it('uses the first value of a repeated field', () => {
    expect(postedLine(formWith('Nara', 'Lain'), 'field')).toBe('Nara')
  })
})

describe('parseIdempotencyKey', () => {
  it('returns the key of a resubmitted form', () => {
    const key = '4be0643f-1d98-4c84-9c0a-0d8f4a1a7b4e'
    expect(parseIdempotencyKey(key)).toBe(key)
  })

  it.each(['x', ''])('returns a new key for "%s" each time', (posted) => {
    const [one, other] = [parseIdempotencyKey(posted), parseIdempotencyKey(posted)]
    expect(one).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(other).not.toBe(one)
  })
})
