import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NumberInput } from './number-input.tsx'

it.each([
  { unit: 'Rp', side: 'start', room: 'ps' },
  { unit: 'IDR', side: 'start', room: 'ps' },
  { unit: '%', side: 'end', room: 'pe' },
  { unit: 'tahun', side: 'end', room: 'pe' },
])('shows $unit at the $side of the field, beside the digits', ({ unit, side, room }) => {
  const html = renderToStaticMarkup(<NumberInput attributes={{ id: 'a' }} text="12" unit={unit} />)
  expect([/\b(start|end)-4\b/.exec(html)?.[1], /\b(ps|pe)-\d+/.exec(html)?.[1]]).toEqual([side, room])
})
