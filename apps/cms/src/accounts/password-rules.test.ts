import { describe, expect, it } from 'vitest'
import { faultOfPassword } from './password-rules.ts'

const owner = { email: 'rahayu.pratama@firma.example', name: 'Rahayu Pratama' }

describe('a password', () => {
  it.each([
    { password: 'kopi-hujan-2', fault: null },
    { password: 'a-password-for-the-tests', fault: null },
    { password: 'Gx7!qL9vTz2#', fault: null },
    { password: 'Gx7!qL9vTz2', fault: 'At least 12' },
    { password: 'kopi hujan '.repeat(19), fault: 'At most 200' },
    { password: 'aaaaaaaaaaaaaa', fault: 'repeat or follow' },
    { password: 'abababababab1', fault: 'repeat or follow' },
    { password: '123456789012', fault: 'repeat or follow' },
    { password: 'qwertyuiopas', fault: 'repeat or follow' },
    { password: 'abcdef123456', fault: 'repeat or follow' },
    { password: 'Password12345', fault: 'most common' },
    { password: 'P@ssw0rd2026!', fault: 'most common' },
    { password: 'Indonesia1945!', fault: 'most common' },
    { password: 'adminadmin2026', fault: 'most common' },
    { password: 'Rahasia#Rahasia#1', fault: 'most common' },
    { password: 'Wirasana-2026-11', fault: 'most common' },
    { password: 'xx-Rahayu-xx-99', fault: 'name or e-mail' },
    { password: 'rahayu.pratama1', fault: 'name or e-mail' },
  ])('$password: $fault', ({ password, fault }) => {
    const said = faultOfPassword(password, owner)?.en ?? null
    expect(said).toEqual(fault === null ? null : expect.stringContaining(fault))
  })

  it.each([
    { password: 'Wirasana Sekuritas Indonesia', isRefused: true },
    { password: 'wirasana-sekuritas-2026', isRefused: true },
    { password: 'PT Wirasana Sekuritas!', isRefused: true },
    { password: 'W1r@s@n@Sekuritas77', isRefused: true },
    { password: 'Wirasa.Wirasa.Wirasa', isRefused: true },
    { password: 'Sekuritas-Wirasa-admin', isRefused: true },
    { password: 'wirasana-kopi-hujan', isRefused: false },
    { password: 'kopi-hujan-sepeda-7', isRefused: false },
  ])('made of the name of the firm or its app: $password ($isRefused)', ({ password, isRefused }) => {
    const firm = ['Wirasana', 'PT Wirasana Sekuritas Indonesia', 'Wirasa']
    const said = faultOfPassword(password, owner, firm)?.en ?? null
    expect(said).toEqual(isRefused ? expect.stringContaining('our firm or app') : null)
  })

  it('may contain short parts of a name', () => {
    expect(faultOfPassword('kopi-budi-hujan', { email: 'a@b.example', name: 'Bu D' })).toBeNull()
  })
})
