import { brand } from '@site/brand/names.ts'
import type * as v from 'valibot'
import { rows, type Tree } from './bilingual.ts'
import { readOne, type SeedErrors } from './content-files.ts'
import {
  AssumptionsSchema,
  HomeSchema,
  type MenuLink,
  MenuSchema,
  RiskProfileSchema,
  SettingsSchema,
  TrustSchema,
} from './global-schemas.ts'
import type { Ids } from './publish-all.ts'
import type { Writer } from './writer.ts'

export async function readGlobals(errors: SeedErrors) {
  return {
    settings: await readOne('settings.yaml', SettingsSchema, errors),
    home: await readOne('home.yaml', HomeSchema, errors),
    trust: await readOne('trust.yaml', TrustSchema, errors),
    menu: await readOne('menu.yaml', MenuSchema, errors),
    riskProfile: await readOne('risk-profile.yaml', RiskProfileSchema, errors),
    assumptions: await readOne('calculator-assumptions.yaml', AssumptionsSchema, errors),
  }
}
export type Globals = Awaited<ReturnType<typeof readGlobals>>

/** `pagesBySlug` maps the Indonesian slug of a composed page to its document. */
export async function setGlobals(globals: Globals, writer: Writer, pagesBySlug: Ids): Promise<void> {
  const { settings, home, trust, menu, riskProfile, assumptions } = globals
  if (settings) {
    const { seo, socialLinks, license, ...rest } = settings
    await writer.setGlobal('settings', {
      ...brand,
      ...rest,
      description: seo.description,
      socialLinks: rows(socialLinks),
      license: license ?? undefined,
      showDemo: true,
      showSupervision: false,
    })
  }
  if (home) {
    const { facts, sections, ...rest } = home
    await writer.setGlobal('home', {
      ...rest,
      facts: rows(facts),
      sections: rows(sections.map((section) => ({ ...section, shown: true }))),
      _status: 'published',
    })
  }
  if (trust) {
    await writer.setGlobal('trust', {
      people: rows(trust.people),
      complaints: rows(trust.complaints),
      channels: rows(trust.channels),
      _status: 'published',
    })
  }
  if (menu) await writer.setGlobal('menu', menuTree(menu, pagesBySlug))
  if (riskProfile) await writer.setGlobal('risk-profile', riskProfileTree(riskProfile))
  if (assumptions) {
    await writer.setGlobal('calculator-assumptions', {
      ...assumptions,
      exampleReturns: rows(assumptions.exampleReturns),
      _status: 'published',
    })
  }
}

function menuTree(menu: v.InferOutput<typeof MenuSchema>, pagesBySlug: Ids): Tree {
  const links = (entries: MenuLink[]) =>
    rows(
      entries.flatMap((entry): Tree[] => {
        const tree = linkTree(entry, pagesBySlug)
        return tree ? [tree] : []
      }),
    )
  return {
    header: rows(
      menu.header.flatMap(({ children, ...entry }) => {
        const link = linkTree(entry, pagesBySlug)
        return link ? [{ ...link, children: links(children) }] : []
      }),
    ),
    footer: rows(menu.footer.map((column) => ({ heading: column.heading, links: links(column.links) }))),
    _status: 'published',
  }
}

/** Null for a missing static page (with `--lenient`): the link would be broken. */
function linkTree({ label, page, slug, enabled }: MenuLink, pagesBySlug: Ids): Tree | null {
  if (page !== 'staticPage') return { label, page, enabled }
  const document = slug ? pagesBySlug.get(slug.id) : undefined
  return document === undefined ? null : { label, page, enabled, document }
}

function riskProfileTree(profile: v.InferOutput<typeof RiskProfileSchema>): Tree {
  return {
    questions: rows(profile.questions.map((question) => ({ ...question, answers: rows(question.answers) }))),
    profiles: rows(
      profile.profiles.map(({ sampleAllocationPercent, products, ...rest }) => ({
        ...rest,
        allocationPercent: sampleAllocationPercent,
        products: rows(products),
      })),
    ),
    caps: rows(profile.caps.map((cap) => ({ ...cap, kind: cap.question === undefined ? 'sum' : 'answer' }))),
    contradictions: rows(profile.contradictions),
    disclaimer: profile.disclaimer,
    _status: 'published',
  }
}
