import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, it } from 'vitest'
import { root } from './paths.ts'
import { temporaryDirectory } from './test/temporary.ts'

/** A repository whose `npm ci` is the given script. */
function repository(npmScript: string) {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'tools', 'cli'), { recursive: true })
  copyFileSync(join(root, 'tools', 'bootstrap.mjs'), join(directory, 'tools', 'bootstrap.mjs'))
  writeFileSync(join(directory, 'package-lock.json'), '{"packages":{}}')
  writeFileSync(
    join(directory, 'tools', 'cli', 'cli.ts'),
    "const words: readonly string[] = process.argv.slice(2)\nconsole.log('run', ...words)\nprocess.exitCode = 7\n",
  )
  writeFileSync(join(directory, 'npm-cli.js'), npmScript)
  const env = { npm_execpath: join(directory, 'npm-cli.js') }
  const start = (...args: string[]) =>
    execa(process.execPath, [join(directory, 'tools', 'bootstrap.mjs'), ...args], { env, reject: false })
  return { directory, start }
}

const installing = `
  const { mkdirSync, symlinkSync } = require('node:fs')
  mkdirSync('node_modules/.bin', { recursive: true })
  symlinkSync(process.execPath, 'node_modules/.bin/node')`

describe('bootstrap.mjs', () => {
  it('installs once, passes its arguments to the command and returns its exit code', async () => {
    const { start } = repository(installing)
    const first = await start('backup', '/a b')
    expect(first.stdout).toMatch(/npm ci.*\n.*Packages installed.*\nrun backup \/a b$/s)
    expect(first.exitCode).toBe(7)
    const second = await start('start')
    expect(second.stdout).toBe('run start')
  })

  it.each(['start', 'dev', 'test'])(
    'stops when npm sends SIGTERM to the shell of npm run %s',
    async (name) => {
      const { directory, start } = repository(installing)
      await start('start')
      const waiting =
        "process.on('SIGTERM', () => process.exit(0)); console.log('up'); setInterval(() => {}, 1000)"
      writeFileSync(join(directory, 'tools', 'cli', 'cli.ts'), waiting)
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
      const shell = execa('/bin/sh', ['-c', scripts[name]], { cwd: directory, reject: false })
      await new Promise((resolve) => shell.nodeChildProcess.stdout?.once('data', resolve))
      shell.kill('SIGTERM')
      expect((await shell).exitCode).toBe(0)
    },
  )

  it('shows npm’s error when the installation fails', async () => {
    const { start } = repository("console.error('npm error code E404'); process.exit(3)")
    const { stderr, exitCode } = await start('start')
    expect(stderr).toMatch(
      /npm error code E404\n"npm ci" failed \(exit code 3\); the whole output is in .*install\.log\.$/,
    )
    expect(exitCode).toBe(1)
  })
})
