import { describe, expect, it } from 'vitest'
import { readTypedUrl } from './language-switch.tsx'

describe('readTypedUrl', () => {
  it.each([
    {
      name: 'a typed sum',
      entry: { usr: '/en/tools/fees?lots=2', key: 'a', idx: 1 },
      url: '/en/tools/fees?lots=2',
    },
    { name: 'the step of a questionnaire', entry: { usr: { step: 2 }, key: 'a', idx: 1 }, url: null },
    { name: 'no state', entry: { usr: null, key: 'a', idx: 0 }, url: null },
    { name: 'an entry of the browser', entry: null, url: null },
    { name: 'an entry of another script', entry: 'x', url: null },
  ])('reads the URL in the other language from the history entry of $name', ({ entry, url }) => {
    expect(readTypedUrl(entry)).toBe(url)
  })
})
