import { describe, expect, it, vi } from 'vitest'
import { handleServerFunction } from './server-functions.ts'

const signedIn = async () => true
const nobody = async () => false

describe('a server function', () => {
  it('is handled for signed-in users', async () => {
    const call = { name: 'form-state', args: {} }
    expect(await handleServerFunction(call, signedIn, async ({ name }) => name)).toBe('form-state')
  })

  it('is not handled for others', async () => {
    const handle = vi.fn()
    expect(await handleServerFunction({ name: 'render-document-slots', args: {} }, nobody, handle)).toBeNull()
    expect(handle).not.toHaveBeenCalled()
  })

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'get-folder-results-component-and-data',
    'FORM-STATE',
    '',
    null,
    undefined,
    7,
    ['form-state'],
    { toString: () => 'form-state' },
  ])('that the admin does not have is not looked up: %j', async (name) => {
    const isSignedIn = vi.fn(signedIn)
    const handle = vi.fn()
    expect(await handleServerFunction({ name, args: {} }, isSignedIn, handle)).toBeNull()
    expect(isSignedIn).not.toHaveBeenCalled()
    expect(handle).not.toHaveBeenCalled()
  })
})
