import { expect, it } from 'vitest'
import { checkText } from './check-text.server.ts'
import { MAX_CHARACTERS } from './checked-text.ts'

const own = { channels: [], names: ['Wirasana'] }

it.each([
  { name: 'an empty text', text: ' \n', error: 'required' },
  { name: 'invisible characters', text: '\u200b\u2800', error: 'required' },
  { name: 'a text without any channel', text: 'Halo, ini siapa?', error: 'nothing' },
  {
    name: 'a text with several channels',
    text: 'wa.me/62812\nwirasana.test',
    error: { several: ['wa.me/62812', 'wirasana.test'] },
  },
  { name: 'a text that is too long', text: `wa.me/62812 ${'a'.repeat(MAX_CHARACTERS)}`, error: 'tooLong' },
])('rejects $name and keeps what was typed', ({ text, error }) => {
  expect(checkText(text, own)).toEqual({ text, finding: null, error })
})

it('answers for a text with a channel', () => {
  expect(checkText('wirasana.test', own)).toMatchObject({ error: null, finding: { verdict: 'alike' } })
})
