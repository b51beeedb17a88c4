import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { addClient, addEvent, someCode } from './forms.ts'
import { payload } from './service.ts'

export const marketingText = 'Saya bersedia menerima kabar acara.'

const consent = {
  locale: 'id',
  consentText: 'Saya menyetujui.',
  consentVersion: 'v1',
  marketingConsent: false,
  restricted: false,
} as const

type Answers = {
  kind?: 'client' | 'nonClient'
  client?: number
  fullName?: string
  email?: string
  company?: string
  marketingConsent?: boolean
  identity?: string
  state?: 'confirmed' | 'lapsed'
  heldUntil?: string
}

export async function makeRegistration(event: number, answers: Answers = {}) {
  const email = answers.email ?? `nama-${crypto.randomUUID()}@contoh.example`
  const person =
    answers.kind === 'client'
      ? {}
      : { fullName: 'Nama Contoh', phone: '+6281234567890', city: 'Jakarta', email }
  return payload.create({
    collection: 'registrations',
    data: {
      ...consent,
      ...person,
      kind: 'nonClient',
      event,
      state: 'confirmed',
      registeredAt: new Date().toISOString(),
      identity: answers.kind === 'client' ? crypto.randomUUID() : hashEmail(email),
      idempotencyKey: crypto.randomUUID(),
      ...answers,
      marketingText: answers.marketingConsent ? marketingText : null,
    },
    depth: 0,
  })
}

type Message = { fullName?: string; email?: string; message?: string; marketingConsent?: boolean }

export async function makeMessage(message: Message = {}) {
  return payload.create({
    collection: 'contact-messages',
    data: {
      ...consent,
      state: 'open',
      fullName: 'Nama Contoh',
      email: `nama-${crypto.randomUUID()}@contoh.example`,
      phone: '+62215550123',
      domicile: 'indonesia',
      message: 'Sebuah pesan yang cukup panjang.',
      idempotencyKey: crypto.randomUUID(),
      ...message,
      marketingText: message.marketingConsent ? marketingText : null,
    },
    depth: 0,
  })
}

/** Shared by the people of all test files: publishing an event takes longest. */
let sharedEvent: ReturnType<typeof addEvent> | undefined

/** All kinds of data about a person, as a visitor and as a client. */
export async function makePerson(email: string, marketingConsent = false) {
  sharedEvent ??= addEvent()
  const event = await sharedEvent
  const message = await makeMessage({ email: ` ${email.toUpperCase()}`, marketingConsent })
  const asVisitor = await makeRegistration(event.id, { email: email.toLowerCase(), marketingConsent })
  const client = await addClient(someCode(), email)
  const asClient = await makeRegistration(event.id, { kind: 'client', client, marketingConsent })
  return { event, message, asVisitor, asClient }
}

export async function makeConsent(email: string, marketing = false) {
  return payload.create({
    collection: 'consents',
    data: {
      form: 'contact',
      locale: 'id',
      version: 'v1',
      text: 'Saya menyetujui.',
      marketing,
      marketingText: marketing ? marketingText : null,
      person: hashEmail(email),
    },
  })
}

/** A person's consents, oldest first. */
export async function loadConsents(email: string) {
  const where = { person: { equals: hashEmail(email) } }
  return (await payload.find({ collection: 'consents', where, sort: 'id' })).docs
}

export async function makeMail(
  of: { registration?: number; message?: number },
  sentAt: string | null = null,
) {
  return payload.create({
    collection: 'mails',
    data: {
      kind: of.message === undefined ? 'registrationConfirmed' : 'messageReceived',
      state: sentAt === null ? 'due' : 'sent',
      occasion: crypto.randomUUID(),
      attempts: 1,
      isBulk: false,
      dueAt: new Date().toISOString(),
      sentAt,
      ...of,
    },
    depth: 0,
  })
}
