import { parse } from 'yaml'
import { readDeployFile } from './files.ts'

interface ComposeService {
  readonly build?: { readonly target: string }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly networks?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly mem_limit?: string
  readonly logging?: { readonly options: Readonly<Record<string, string>> }
}
type Services = Readonly<Record<string, ComposeService>>

/** The services of compose.yaml with merge keys and variables resolved as by compose. */
export function readCompose(settings: Readonly<Record<string, string>>): Services {
  const { services } = parse(readDeployFile('compose.yaml'), { merge: true })
  return JSON.parse(
    JSON.stringify(services).replaceAll(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_, name: string, operator: string | undefined, text: string | undefined) => {
        const value = settings[name] ?? ''
        if (value === '' && operator === '?') throw new Error(`${name} is missing: ${text}`)
        return value === '' && operator === '-' ? (text ?? '') : value
      },
    ),
  )
}

/** The required lines of .env.example, with a secret in each empty one. */
export function exampleSettings(siteUrl: string): Record<string, string> {
  const [required = ''] = readDeployFile('.env.example').split('\n\n')
  const names = [...required.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const secret = (index: number) => `${index}`.repeat(8) + '0123456789abcdef'.repeat(2)
  return {
    ...Object.fromEntries(names.map((name, index) => [name, secret(index)])),
    SITE_URL: siteUrl,
  }
}

export interface Image {
  readonly env: Readonly<Record<string, string>>
  readonly workdir: string
  readonly command: readonly string[]
  readonly text: string
}

/** The environment and command of a Dockerfile target, including its base stages. */
export function readImage(target: string): Image {
  const stages = readDeployFile('Dockerfile').split(/^(?=FROM )/m)
  const readBuildStage = (name: string): string => {
    const own = stages.find((stage) => new RegExp(`^FROM \\S+ AS ${name}$`, 'm').test(stage)) ?? ''
    const [, base = ''] = /^FROM (\S+)/.exec(own) ?? []
    return (base === '' || base.includes(':') ? '' : readBuildStage(base)) + own
  }
  const text = readBuildStage(target)
  const pairs = [...text.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return {
    env: Object.fromEntries(pairs),
    workdir: [...text.matchAll(/^WORKDIR (.+)$/gm)].at(-1)?.[1] ?? '',
    command: JSON.parse(/^CMD (.+)$/m.exec(text)?.[1] ?? '[]'),
    text,
  }
}
