import * as v from 'valibot'
import { LocaleSchema } from '../locale-schemas.ts'
import { pageNames } from './site-pages.ts'

export const PageNameSchema = v.picklist(pageNames)

/** A menu link. `slug` is the document's slug for static pages. */
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

/** `supervision` is shown only with `showSupervision`, `demo` only with `showDemo`; an empty channel does not exist. */
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

/** The content around every page, cached until the menu or the settings change. */
export const SiteChromeSchema = v.object({ locale: LocaleSchema, menu: MenuSchema, settings: SettingsSchema })
export type SiteChrome = v.InferOutput<typeof SiteChromeSchema>

/** A page in the menu; it is closed while all its entries are disabled or outside their dates. */
export const MenuPlaceSchema = v.object({
  page: PageNameSchema,
  slug: v.nullable(v.string()),
  isOpen: v.boolean(),
})
export type MenuPlace = v.InferOutput<typeof MenuPlaceSchema>

/** The site chrome with server-only data: which pages are open, and when that changes next. */
export const SiteChromeResponseSchema = v.object({
  ...SiteChromeSchema.entries,
  menuPlaces: v.optional(v.array(MenuPlaceSchema), []),
  menuChangesAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
})
export type SiteChromeResponse = v.InferOutput<typeof SiteChromeResponseSchema>

/** Editors' redirects: source paths with placeholders (`:slug`, `*rest`), and targets (a path or an https URL). */
export const RedirectListSchema = v.object({
  redirects: v.array(
    v.object({ from: v.pipe(v.string(), v.startsWith('/')), to: v.string(), status: v.picklist([301, 302]) }),
  ),
})
export type RedirectList = v.InferOutput<typeof RedirectListSchema>
