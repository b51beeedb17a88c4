import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { compose, inUnit, manifestsOf, readDeployed } from './deploy-files.mjs'

describe('the backup of each night', () => {
  const [job] = manifestsOf('CronJob')

  it('is at the hour that docs/backup.md names, in Jakarta', () => {
    const [, minute, hour] =
      /`(\d+) (\d+) \* \* \* cd /.exec(readFileSync(join(root, 'docs', 'backup.md'), 'utf8')) ?? []
    expect([job?.spec.schedule, job?.spec.timeZone]).toEqual([`${minute} ${hour} * * *`, 'Asia/Jakarta'])
    expect(readDeployed('systemd/brokerage-backup.timer')).toContain(
      `OnCalendar=*-*-* ${hour}:${minute}0:00 Asia/Jakarta`,
    )
  })

  it('is told the server, the secret that the rows are sealed with, and the bucket', () => {
    const needed = ['DATABASE_URL', 'PAYLOAD_SECRET', 'S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY']
    const { env } = job?.spec.jobTemplate.spec.template.spec.containers[0] ?? {}
    const inJob = env.map((/** @type {{ name: string }} */ { name }) => name)
    expect(needed.filter((name) => !inJob.includes(name))).toEqual([])
    expect(needed.filter((name) => !(name in compose.services.backup.environment))).toEqual([])
  })

  it('is brought back in Kubernetes by the same job, with the command and the address of a restore', () => {
    const document = readFileSync(join(root, 'docs', 'backup.md'), 'utf8')
    const patch = JSON.parse(/kubectl patch --local -f - -o json -p '([^']+)'/.exec(document)?.[1] ?? '')
    const [container] = patch.spec.template.spec.containers
    const [nightly] = job?.spec.jobTemplate.spec.template.spec.containers ?? []
    expect(container.name).toBe(nightly.name)
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(container.command.join(' ')).toBe(`node_modules/.bin/${scripts.restore} /backups --replace`)
    const addresses = nightly.env.filter((/** @type {any} */ { name }) => name === container.env[0].name)
    expect([addresses.length, container.env.length]).toEqual([1, 1])
  })

  it('lies where the content services look for the newest', () => {
    for (const name of ['cms-1', 'cms-2']) {
      const { environment, volumes } = compose.services[name]
      expect(volumes).toContain(`backups:${environment.BACKUP_DIR}:ro`)
    }
    expect(compose.services.backup.volumes).toContain('backups:/backups')
    const folder = inUnit('brokerage-cms@.service', /BACKUP_DIR=(\S+)/)
    expect(inUnit('brokerage-backup.service', /scripts\/backup\.mjs (\S+)/)).toBe(folder)
    expect(inUnit('brokerage-backup.service', /^StateDirectory=(.*)$/m)?.split(' ')).toContain(
      folder?.replace('%S/', ''),
    )
  })
})
