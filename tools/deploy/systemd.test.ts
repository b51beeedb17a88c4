import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deployDirectory, readDeployFile, readStartCommand, serviceNames } from './files.ts'

const folder = join(deployDirectory, 'systemd')
const units = readdirSync(folder)
  .filter((name) => !name.endsWith('.d'))
  .map((name) => join(folder, name))
const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0
const analyze = (args: readonly string[]) =>
  spawnSync('systemd-analyze', [...args], {
    encoding: 'utf8',
    timeout: 30_000,
    // With the settings that all units share, and the system's own units after ours.
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  })

describe('deploy/systemd', () => {
  it.each(serviceNames)('starts %s as npm does', (name) => {
    expect(readDeployFile(`systemd/brokerage-${name}@.service`)).toContain(
      `\nExecStart=/opt/brokerage/node_modules/.bin/${readStartCommand(name)}\n`,
    )
  })

  it.skipIf(!hasAnalyzer)('is valid for systemd', () => {
    const messages = analyze(['verify', ...units])
      .stderr.split('\n')
      .filter((line) => line.includes('brokerage'))
    // The release is not installed here.
    expect(messages.filter((line) => !line.includes('is not executable'))).toEqual([])
  })

  it
    .skipIf(!hasAnalyzer)
    .each([...serviceNames.map((name) => `brokerage-${name}@.service`), 'brokerage-import.service'])(
    'exposes %s to at most 2 of 10',
    (name) => {
      const unit = join(folder, name)
      const { stdout } = analyze(['security', '--offline=true', unit])
      expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2)
    },
  )
})
