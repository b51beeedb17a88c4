import { describe, expect, it } from 'vitest'
import { toFailure } from './smtp-error.ts'

const rejection = (command: string, response: string) =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    command,
    responseCode: Number(response.slice(0, 3)),
    response,
  })

describe('toFailure', () => {
  it.each([
    { command: 'RCPT TO', response: '550 no such box', isPermanent: true },
    { command: 'RCPT TO', response: '550 5.1.1 User unknown', isPermanent: true, isUnknownBox: true },
    {
      command: 'RCPT TO',
      response: '550-5.1.1 The account does not exist',
      isPermanent: true,
      isUnknownBox: true,
    },
    { command: 'RCPT TO', response: '556 5.1.10 Null MX', isPermanent: true, isUnknownBox: true },
    { command: 'RCPT TO', response: '551 User not local', isPermanent: true },
    { command: 'RCPT TO', response: '553 5.1.2 Bad address', isPermanent: true, isUnknownBox: true },
    { command: 'RCPT TO', response: '550 5.2.1 Mailbox disabled', isPermanent: true },
    { command: 'RCPT TO', response: '550 5.1.8 Bad sender domain', isPermanent: true },
    { command: 'RCPT TO', response: '554 5.1.1 Unknown', isPermanent: true, isUnknownBox: true },
    { command: 'RCPT TO', response: '554 5.7.1 Relay access denied', isPermanent: false },
    { command: 'RCPT TO', response: '550 5.7.1 Relaying denied', isPermanent: false },
    { command: 'RCPT TO', response: '530 5.7.0 Authentication required', isPermanent: false },
    { command: 'RCPT TO', response: '452 4.2.2 The box is full', isPermanent: false },
    { command: 'MAIL FROM', response: '550 5.1.8 Bad sender', isPermanent: false },
    { command: 'DATA', response: '550 5.1.1 Message refused', isPermanent: false },
  ])('understands "$response" at $command', ({ command, response, isPermanent, isUnknownBox = false }) => {
    const failure = { isPermanent, isUnknownBox, isOurs: false }
    expect(toFailure(rejection(command, response))).toMatchObject(failure)
  })

  it('distinguishes our own errors from server responses', () => {
    expect(toFailure(new TypeError('x is undefined'))).toEqual({
      reason: 'TypeError',
      isPermanent: false,
      isUnknownBox: false,
      isOurs: true,
    })
  })
})
