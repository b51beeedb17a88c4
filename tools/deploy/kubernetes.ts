import { parse, parseAllDocuments } from 'yaml'
import { readDeployFile } from './files.ts'

interface EnvironmentVariable {
  readonly name: string
  readonly value?: string
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } }
}
interface Container {
  readonly name: string
  readonly env: readonly EnvironmentVariable[]
  readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[]
  readonly securityContext: object
  readonly resources: { readonly limits: { readonly memory: string } }
}
interface Pod {
  readonly containers: readonly Container[]
  readonly securityContext: object
  readonly automountServiceAccountToken: boolean
}
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> }
  readonly spec: {
    readonly template?: { readonly spec: Pod }
    readonly podSelector?: object
    readonly policyTypes?: readonly string[]
    readonly egress?: readonly object[]
  }
}

interface Kustomization {
  readonly resources: readonly string[]
  readonly images: readonly { readonly name: string; readonly newTag: string }[]
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[]
}

const kustomization: Kustomization = parse(readDeployFile('kubernetes/kustomization.yaml'))

export const manifests: readonly Manifest[] = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readDeployFile(`kubernetes/${file}`)).map((document): Manifest => document.toJS()),
)

export const pods: readonly Pod[] = manifests.flatMap(({ spec }) =>
  spec.template ? [spec.template.spec] : [],
)

function findContainer(service: string): Container {
  const container = pods.flatMap(({ containers }) => containers).find(({ name }) => name === service)
  if (container === undefined) throw new Error(`There is no container ${service} in deploy/kubernetes.`)
  return container
}

/** The settings that reach a container, from its own list and its config map. */
export function settingsInPod(service: string): string[] {
  const { env, envFrom } = findContainer(service)
  const maps = envFrom.map(({ configMapRef }) => configMapRef.name)
  const literals = kustomization.configMapGenerator
    .filter(({ name }) => maps.includes(name))
    .flatMap((map) => map.literals)
  return [...env.map(({ name }) => name), ...literals.map((literal) => literal.replace(/=.*/, ''))]
}
