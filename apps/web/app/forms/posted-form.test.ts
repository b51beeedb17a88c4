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

  it('takes a file in place of a text as empty', () => {
    const form = new FormData()
    form.set('fullName', new File(['x'], 'x.txt'))
    expect(postedText(form, 'fullName')).toBe('')
  })
})

describe('postedLine', () => {
  const of = (text: string) => {
    const form = new FormData()
    form.set('fullName', text)
    return postedLine(form, 'fullName')
  }

  it.each([
    {
      name: 'a line end',
      typed: 'Nara\r\nBcc: semua@contoh.example',
      line: 'Nara Bcc: semua@contoh.example',
    },
    { name: 'a tab and a line separator', typed: 'Nara\t\u2028Tumivarka', line: 'Nara Tumivarka' },
    { name: 'a turned direction', typed: 'Nara\u202eexe.txt\u2066', line: 'Naraexe.txt' },
    { name: 'an invisible mark', typed: '\ufeffNa\u00adra\u200b', line: 'Nara' },
  ])('has no $name', ({ typed, line }) => {
    expect(of(typed)).toBe(line)
  })

  it('writes the same name in one way, however it was typed', () => {
    expect(of('Nguye\u0302\u0303n')).toBe('Nguy\u1ec5n')
  })

  it('keeps names of every script', () => {
    for (const name of ["O'Brien", 'Zoë Ångström', '王小明', 'محمد', 'I\u200dGede'])
      expect(of(name)).toBe(name)
  })

  it('takes the first of a field sent twice', () => {
    const form = new FormData()
    form.append('fullName', 'Nara')
    form.append('fullName', 'Lain')
    expect(postedLine(form, 'fullName')).toBe('Nara')
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
