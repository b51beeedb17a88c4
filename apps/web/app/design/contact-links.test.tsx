import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailLink, WhatsAppLink } from './contact-links.tsx'

it('lets an email address wrap before its @ and its dots, and nowhere else', () => {
  expect(renderToStaticMarkup(<EmailLink email="tanya@wirasana.example.id" />)).toContain(
    '>tanya<wbr/>@wirasana<wbr/>.example<wbr/>.id</a>',
  )
})

it.each(['tanya@wirasana.example.id', 'halo@localhost'])('names a link to %s by the address', (email) => {
  expect(renderToStaticMarkup(<EmailLink email={email} />)).toContain(`aria-label="${email}"`)
})

it.each([
  { whatsapp: '0812-3456-7890', expected: 'https://wa.me/6281234567890' },
  { whatsapp: '+62 812 3456 7890', expected: 'https://wa.me/6281234567890' },
  { whatsapp: '+65 8123 4567', expected: 'https://wa.me/6581234567' },
])('links $whatsapp to $expected', ({ whatsapp, expected }) => {
  expect(renderToStaticMarkup(<WhatsAppLink locale="id" whatsapp={whatsapp} />)).toContain(
    `href="${expected}"`,
  )
})
