import type { Subject } from './services/subject/subject.ts'
import { subject as announcements } from './subjects/announcements/subject.ts'
import { subject as blog } from './subjects/blog/subject.ts'
import { subject as bondSeries } from './subjects/bond-series/subject.ts'
import { subject as calculator } from './subjects/calculator/subject.ts'
import { subject as categories } from './subjects/categories/subject.ts'
import { subject as clientDirectory } from './subjects/client-directory/subject.ts'
import { subject as contact } from './subjects/contact/subject.ts'
import { subject as economy } from './subjects/economy/subject.ts'
import { subject as education } from './subjects/education/subject.ts'
import { subject as educationEvents } from './subjects/education-events/subject.ts'
import { subject as faq } from './subjects/faq/subject.ts'
import { subject as feeds } from './subjects/feeds/subject.ts'
import { subject as fees } from './subjects/fees/subject.ts'
import { subject as foreignInvestors } from './subjects/foreign-investors/subject.ts'
import { subject as funds } from './subjects/funds/subject.ts'
import { subject as glossary } from './subjects/glossary/subject.ts'
import { subject as home } from './subjects/home/subject.ts'
import { subject as incidents } from './subjects/incidents/subject.ts'
import { subject as marketData } from './subjects/market-data/subject.ts'
import { subject as marketHalts } from './subjects/market-halts/subject.ts'
import { subject as menu } from './subjects/menu/subject.ts'
import { subject as morningNotes } from './subjects/morning-notes/subject.ts'
import { subject as offers } from './subjects/offers/subject.ts'
import { subject as promo } from './subjects/promo/subject.ts'
import { subject as recommendations } from './subjects/recommendations/subject.ts'
import { subject as research } from './subjects/research/subject.ts'
import { subject as riskProfile } from './subjects/risk-profile/subject.ts'
import { subject as search } from './subjects/search/subject.ts'
import { subject as serviceCutoffs } from './subjects/service-cutoffs/subject.ts'
import { subject as settings } from './subjects/settings/subject.ts'
import { subject as shareDigests } from './subjects/share-digests/subject.ts'
import { subject as siteMap } from './subjects/site-map/subject.ts'
import { subject as staticPages } from './subjects/static-pages/subject.ts'
import { subject as subscriptions } from './subjects/subscriptions/subject.ts'
import { subject as trust } from './subjects/trust/subject.ts'

export const subjects: readonly Subject[] = [
  announcements,
  blog,
  bondSeries,
  calculator,
  categories,
  clientDirectory,
  contact,
  economy,
  education,
  educationEvents,
  faq,
  feeds,
  fees,
  foreignInvestors,
  funds,
  glossary,
  home,
  incidents,
  marketData,
  marketHalts,
  menu,
  morningNotes,
  offers,
  promo,
  recommendations,
  research,
  riskProfile,
  search,
  serviceCutoffs,
  settings,
  shareDigests,
  siteMap,
  staticPages,
  subscriptions,
  trust,
]
