/** `IMAGE_HOSTS`: names of hosts, by commas or spaces. A name in another script is written as DNS has it. */
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

export function splitHosts(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((host) => host !== '')
}

/** An exact name: no pattern, no port, no address of numbers, no name of the machine's own network. */
export function isHostName(host: string): boolean {
  return HOST.test(host) && !/\.(?:localhost|local|internal|home|lan|arpa)$/.test(host)
}

/** A name as a content security policy has it: `*.` stands for all names below. */
export function isHostSource(host: string): boolean {
  return isHostName(host.replace(/^\*\./, ''))
}
