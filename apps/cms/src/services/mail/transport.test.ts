import { generateKeyPairSync } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { startSmtpServer } from '../../../test/smtp.ts'
import { buildMessage } from './build-message.ts'
import { smtpTransport } from './transport.ts'

const server = await startSmtpServer()
afterAll(() => server.stop())

const { privateKey: DKIM_KEY } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

const listMail = {
  id: 5,
  kind: 'listAcara',
  dedupeKey: 'listAcara:1:7',
  subscriberId: 7,
  registration: null,
  message: null,
  eventMessage: null,
  review: null,
  account: null,
  recipient: null,
  queuedAt: new Date(0),
  attempts: 0,
  lease: '',
} as const

const senders = {
  from: { name: 'Wirasana', address: 'no-reply@wirasana.example' },
  bulkFrom: { name: 'Wirasana', address: 'kabar@kabar.wirasana.example' },
  bounceDomain: 'kembali.wirasana.example',
}

const composed = {
  kind: 'mail',
  to: { name: '', address: 'ada@contoh.example' },
  replyTo: { name: '', address: 'layanan@wirasana.example' },
  list: { name: 'Acara', unsubscribeUrl: 'https://www.wirasana.example/id/langganan/berhenti?t=abc' },
  content: { subject: 'Acara baru', text: 'Isi\n' },
} as const

it('signs what RFC 8058 wants signed, from the sender of lists, with bounces to their domain', async () => {
  const DKIM = { DKIM_DOMAIN: 'wirasana.example', DKIM_SELECTOR: 'kabar', DKIM_KEY }
  const transport = smtpTransport(server.url, DKIM)
  const sent = await transport.sendMail(buildMessage(listMail, composed, senders) ?? {})
  transport.close()
  expect(sent.envelope).toEqual({
    from: expect.stringMatching(/^mail-5\.[0-9a-f]{16}@kembali\.wirasana\.example$/),
    to: ['ada@contoh.example'],
  })
  const [{ email, raw } = { email: undefined, raw: '' }] = server.caught
  expect(email).toMatchObject({ from: { address: 'kabar@kabar.wirasana.example' } })
  const signature = raw.slice(raw.indexOf('DKIM-Signature'), raw.indexOf(' b=')).replaceAll(/\s+/g, '')
  const tags = Object.fromEntries(signature.split(';').map((tag) => tag.split('=', 2)))
  expect(tags).toMatchObject({ d: 'wirasana.example', s: 'kabar' })
  expect(tags.h?.split(':')).toEqual(
    expect.arrayContaining([
      'from',
      'reply-to',
      'message-id',
      'list-id',
      'list-unsubscribe',
      'list-unsubscribe-post',
    ]),
  )
})

it.each([
  { name: 'of a registration', change: { kind: 'eventReminder', subscriberId: null }, senders },
  { name: 'without a bounce domain', change: {}, senders: { ...senders, bounceDomain: '' } },
] as const)('leaves the envelope of an email $name to its sender', ({ change, senders: own }) => {
  expect(buildMessage({ ...listMail, ...change }, composed, own)).not.toHaveProperty('envelope')
})
