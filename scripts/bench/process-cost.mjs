import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in these, whatever its clock does. */
const ticksASecond = 100

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {number} group
 * @property {string} command with its arguments
 * @property {number} kilobytes in memory
 * @property {number} cpuSeconds since it began, with those of its children that have ended
 */

/**
 * Memory of a process group: a service may stand behind a shell. Null where the system does not tell it as Linux does.
 *
 * @param {number | undefined} group
 */
export function residentMegabytes(group) {
  if (process.platform !== 'linux') return null
  return Math.round(sum(membersOf(group).map(({ kilobytes }) => kilobytes)) / 1024)
}

/**
 * What a process group has taken of the processor since it began, with those of its children that have ended.
 *
 * @param {number | undefined} group
 */
export function cpuSeconds(group) {
  if (process.platform !== 'linux') return null
  return sum(membersOf(group).map((member) => member.cpuSeconds))
}

/** @param {number | undefined} group */
const membersOf = (group) => processes().filter((one) => one.group === group)

/** All processes of this machine, as Linux tells of them. @returns {Process[]} */
export function processes() {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        // A name may hold spaces, so fields are counted from the one behind it, the third of proc(5).
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        return [
          {
            pid: Number(pid),
            parent: Number(fields[1]),
            group: Number(fields[2]),
            command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
            kilobytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0),
            cpuSeconds: sum(fields.slice(11, 15).map(Number)) / ticksASecond,
          },
        ]
      } catch {
        // A process that has just ended takes up nothing.
        return []
      }
    })
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
