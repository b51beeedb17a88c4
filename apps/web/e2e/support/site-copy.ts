import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('../..', import.meta.url))
const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** A copy of the web app whose files a test may change while a node runs from it. */
export class SiteCopy {
  readonly folder: string
  readonly #root: string

  private constructor(root: string) {
    this.#root = root
    this.folder = join(root, 'apps', 'web')
  }

  static async make(): Promise<SiteCopy> {
    const copy = new SiteCopy(await mkdtemp(join(tmpdir(), 'site-copy-')))
    await mkdir(copy.folder, { recursive: true })
    await symlink(join(repository, 'node_modules'), join(copy.#root, 'node_modules'))
    await symlink(join(repository, 'tsconfig.base.json'), join(copy.#root, 'tsconfig.base.json'))
    for (const name of await readdir(site)) {
      if (name === 'node_modules') {
        await symlink(join(site, name), join(copy.folder, name))
      } else if (!['e2e', 'test-results'].includes(name)) {
        await cp(join(site, name), join(copy.folder, name), { recursive: true })
      }
    }
    return copy
  }

  /** Changes a source file and builds the site, like a release. */
  async release(file: string, change: (source: string) => string): Promise<void> {
    const path = join(this.folder, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
    const command = join(repository, 'node_modules', '.bin', 'react-router')
    const build = spawn(process.execPath, [command, 'build'], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    const [code] = await once(build, 'exit')
    if (code !== 0) {
      throw new Error(`The second build ended with ${code}`)
    }
  }

  /** Removes the scripts with this name prefix; the returned function restores them. */
  async removeScripts(name: string): Promise<() => Promise<void>> {
    const assets = join(this.folder, 'build', 'client', 'assets')
    const kept = await mkdtemp(join(this.#root, 'taken-'))
    const files = (await readdir(assets)).filter((file) => file.startsWith(`${name}-`))
    for (const file of files) {
      await cp(join(assets, file), join(kept, file))
      await rm(join(assets, file))
    }
    return async () => {
      await cp(kept, assets, { recursive: true })
    }
  }

  async remove(): Promise<void> {
    await rm(this.#root, { recursive: true, force: true })
  }
}
