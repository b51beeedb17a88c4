import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { isSetting, readDeployed, serviceNames } from './deploy-files.mjs'

describe('deploy/Dockerfile', () => {
  const lines = readDeployed('Dockerfile').split('\n')
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))

  /** @type {Map<string, { from: string, own: string[] }>} */
  const stages = new Map()
  for (const line of lines) {
    const [, from = '', name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? []
    if (name) stages.set(name, { from, own: [] })
    else [...stages.values()].at(-1)?.own.push(line)
  }

  /** What stands in a stage and in those that it is made from. @param {string} name @returns {string[]} */
  const wholeStage = (name) => {
    const stage = stages.get(name)
    return stage ? [...wholeStage(stage.from), ...stage.own] : []
  }
  /** @param {string} name @returns {string[]} */
  const commandOf = (name) =>
    JSON.parse(
      wholeStage(name)
        .findLast((line) => line.startsWith('CMD '))
        ?.slice('CMD '.length) ?? '[]',
    )

  it('copies what is there', () => {
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([])
    const asked = [...readDeployed('Dockerfile').matchAll(/--from=(\S+)/g)].map(([, name = '']) => name)
    expect(asked.filter((name) => !stages.has(name))).toEqual([])
  })

  it('copies the manifest of every workspace before it installs', () => {
    const manifests = globSync('{apps,packages}/*/package.json', { cwd: root })
    expect(manifests.filter((manifest) => !copied.includes(manifest))).toEqual([])
  })

  it('starts each service as its own manifest does, and the backup as npm does', () => {
    for (const name of serviceNames) {
      const { scripts } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))
      expect(commandOf(name).join(' ')).toBe(scripts.start)
    }
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(commandOf('backup').join(' ')).toBe(`node_modules/.bin/${scripts.backup} /backups --keep 7`)
  })

  it('runs nothing as root, and looks where each service listens whether it lives', () => {
    for (const name of [...serviceNames, 'backup']) {
      expect(wholeStage(name).filter((line) => line.startsWith('USER '))).toEqual(['USER node'])
    }
    for (const name of serviceNames) {
      const stage = wholeStage(name)
      expect(stage.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1)
      const [, port] = /^EXPOSE (\d+)$/m.exec(stage.join('\n')) ?? []
      expect(stage.join('\n')).toContain(`ALIVE_AT=http://127.0.0.1:${port}/healthz`)
    }
  })

  it('gives settings that the services know', () => {
    const given = lines
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) => line.match(/[A-Z_]+(?==)/g) ?? [])
    expect(given.filter((name) => !isSetting(name))).toEqual([])
  })
})
