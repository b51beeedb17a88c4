import { describe, expect, it } from 'vitest'
import { environment } from '#cms/base/environment/environment.ts'
import { session } from '../../../test/staff.ts'
import { hasSignedToken } from './signed-token.ts'

const secret = environment.PAYLOAD_SECRET

describe('hasSignedToken', () => {
  it('accepts the cookie that Payload sets', async () => {
    const { cookie } = await session('editor')
    expect(hasSignedToken({ cookie: `a=b; ${cookie}; c=d` }, secret)).toBe(true)
  })

  it.each(['JWT', 'Bearer'])('accepts its token in Authorization: %s', async (scheme) => {
    const { cookie } = await session('editor')
    const [, token = ''] = /payload-token=([^;]+)/.exec(cookie) ?? []
    expect(hasSignedToken({ authorization: `${scheme} ${token}` }, secret)).toBe(true)
    expect(hasSignedToken({ authorization: `${scheme} ${token}x` }, secret)).toBe(false)
  })

  it('rejects other signatures, claims and secrets', async () => {
    const { cookie } = await session('editor')
    const [, header = '', claims = '', signature = ''] = /=(.+)\.(.+)\.(.+)/.exec(cookie) ?? []
    const forged = [`${header}.${claims}.AAAA`, `${header}.e30.${signature}`, `${header}.${claims}.`, header]
    expect(forged.filter((token) => hasSignedToken({ cookie: `payload-token=${token}` }, secret))).toEqual([])
    expect(hasSignedToken({ cookie }, `${secret}x`)).toBe(false)
    expect(hasSignedToken({}, secret)).toBe(false)
  })
})
