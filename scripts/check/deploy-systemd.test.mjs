import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { deployFolder, readDeployed } from './deploy-files.mjs'

describe('deploy/systemd', () => {
  const folder = join(deployFolder, 'systemd')
  const units = readdirSync(folder).filter((name) => name.endsWith('.service'))
  const hasAnalyser = spawnSync('systemd-analyze', ['--version']).status === 0
  const withoutIt = 'systemd-analyze is not on this machine (Debian: apt-get install systemd)'

  it('starts what each service starts by itself', () => {
    const services = units.filter((unit) => unit.includes('@'))
    expect(services).toHaveLength(3)
    for (const unit of services) {
      const name = unit.slice('brokerage-'.length, unit.indexOf('@'))
      const { scripts } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))
      const started = /^ExecStart=\/opt\/brokerage\/node_modules\/\.bin\/(.*)$/m.exec(
        readDeployed(`systemd/${unit}`),
      )?.[1]
      expect(started).toBe(scripts.start)
    }
  })

  it('is understood by systemd, but for the program that is not here', (context) => {
    if (!hasAnalyser) return context.skip(withoutIt)
    const files = readdirSync(folder).map((name) => join(folder, name))
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
      timeout: 20_000,
    })
    const said = stderr.split('\n').filter((line) => line.includes('brokerage'))
    expect(said.filter((line) => !line.includes('is not executable'))).toEqual([])
  })

  it('exposes each service to little: at most 2 of 10', (context) => {
    if (!hasAnalyser) return context.skip(withoutIt)
    for (const unit of units) {
      const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', join(folder, unit)], {
        encoding: 'utf8',
        timeout: 20_000,
      })
      expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1]), unit).toBeLessThanOrEqual(2)
    }
  })
})
