import * as v from 'valibot'
import { LocaleSchema } from '../locale-schemas.ts'
import { type PageName, pageNames } from './page-names.ts'

export { type PageName, pageNames }
export const PageNameSchema = v.picklist(pageNames)

/** A link of the menu. `slug` is the document's slug where the page needs one (static pages). */
export const MenuLinkSchema = v.object({
  label: v.string(),
  page: PageNameSchema,
  slug: v.nullable(v.string()),
})
export type MenuLink = v.InferOutput<typeof MenuLinkSchema>

export const MenuSchema = v.object({
  header: v.array(v.object({ ...MenuLinkSchema.entries, children: v.array(MenuLinkSchema) })),
  footer: v.array(v.object({ heading: v.string(), links: v.array(MenuLinkSchema) })),
})
export type Menu = v.InferOutput<typeof MenuSchema>

export const NoticesSchema = v.object({
  demo: v.string(),
  supervision: v.string(),
  investment: v.string(),
  research: v.string(),
  calculator: v.string(),
  sbn: v.string(),
  consentForm: v.string(),
  consentMarketing: v.string(),
})
export type Notices = v.InferOutput<typeof NoticesSchema>

/** `supervision` is shown only when `showSupervision` is on; `demo` only when `showDemo` is. */
export const SettingsSchema = v.object({
  brandName: v.string(),
  companyName: v.string(),
  legalName: v.string(),
  appName: v.string(),
  tagline: v.string(),
  description: v.string(),
  phone: v.string(),
  email: v.string(),
  whatsapp: v.string(),
  address: v.string(),
  socialLinks: v.array(v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) })),
  appLinks: v.object({ android: v.string(), ios: v.string() }),
  showDemo: v.boolean(),
  showSupervision: v.boolean(),
  notices: NoticesSchema,
})
export type Settings = v.InferOutput<typeof SettingsSchema>

/** What stands around every page: one call, cached until the menu or the settings change. */
export const ShellSchema = v.object({ locale: LocaleSchema, menu: MenuSchema, settings: SettingsSchema })
export type Shell = v.InferOutput<typeof ShellSchema>

/** A page that entries of the menu lead to; it is closed while all of them are off or outside their dates. */
export const MenuPlaceSchema = v.object({
  page: PageNameSchema,
  slug: v.nullable(v.string()),
  isOpen: v.boolean(),
})
export type MenuPlace = v.InferOutput<typeof MenuPlaceSchema>

/** The shell with what the server alone needs: which pages stand, and until when all of this is so. */
export const ShellAnswerSchema = v.object({
  ...ShellSchema.entries,
  menuPlaces: v.optional(v.array(MenuPlaceSchema), []),
  menuChangesAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
})
export type ShellAnswer = v.InferOutput<typeof ShellAnswerSchema>

/**
 * Editors' redirects: old paths on this site, with places (`:slug`, `*rest`) where they may differ, and where they lead
 * (a path or an https address).
 */
export const RedirectListSchema = v.object({
  redirects: v.array(
    v.object({ from: v.pipe(v.string(), v.startsWith('/')), to: v.string(), status: v.picklist([301, 302]) }),
  ),
})
export type RedirectList = v.InferOutput<typeof RedirectListSchema>
