import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'
import { childEnvironment, runQuietly } from '../session/command.mjs'
import { install, isInstalled } from '../session/install.mjs'

const deadlineMs = 300_000

/** The frameworks that are compared with, each in a folder of its own with a lock file of its own. */
export const peers = /** @type {const} */ ({
  next: { title: 'Next.js', build: ['node_modules/next/dist/bin/next', 'build'] },
  nuxt: { title: 'Nuxt', build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'] },
  astro: { title: 'Astro', build: ['node_modules/astro/bin/astro.mjs', 'build'] },
})

/** @typedef {keyof typeof peers} PeerName */

/** @param {PeerName} name */
export const peerFolder = (name) => join(root, 'bench', 'peers', name)

/** The version in the lock file. @param {PeerName} name */
export function peerVersion(name) {
  const { packages } = JSON.parse(readFileSync(join(peerFolder(name), 'package-lock.json'), 'utf8'))
  return String(packages[`node_modules/${name}`].version)
}

/**
 * What a peer runs in: where its data are, and nothing that tells its makers of it.
 *
 * @param {string} dataUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function peerEnvironment(dataUrl) {
  return {
    ...childEnvironment(process.env),
    NODE_ENV: 'production',
    DATA_URL: dataUrl,
    NUXT_DATA_URL: dataUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}

/**
 * Installs what a peer's lock file says, where that is not done yet, and builds it anew: its pages hold the data.
 *
 * @param {PeerName} name
 * @param {{ dataUrl: string, articlePath: string, logDir: string, family: import('../session/family.mjs').Family }} options
 */
export async function buildPeer(name, { dataUrl, articlePath, logDir, family }) {
  const folder = peerFolder(name)
  if (!isInstalled(folder)) {
    // The lock files name no packages for systems that the registry had none for when they were written, which `npm ci`
    // refuses; this takes the same versions with the same checksums, and leaves the lock file as it is.
    const command = ['install', '--no-save']
    await install({ folder, command, logFile: join(logDir, `${name}-install.log`), family })
  }
  await runQuietly({
    what: `The build of ${peers[name].title}`,
    file: process.execPath,
    args: [...peers[name].build],
    cwd: folder,
    env: { ...peerEnvironment(dataUrl), ARTICLE_SLUG: articlePath.split('/').at(-1) },
    logFile: join(logDir, `${name}-build.log`),
    deadlineMs,
    family,
  })
}
