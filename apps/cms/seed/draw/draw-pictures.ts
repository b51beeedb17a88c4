import { authors } from './authors.ts'
import { nightly } from './colors.ts'
import { companyNews } from './covers-company-news.ts'
import { coversFirstSteps } from './covers-first-steps.ts'
import { investingBasics } from './covers-investing-basics.ts'
import { coversManagingRisk } from './covers-managing-risk.ts'
import { marketInsight } from './covers-market-insight.ts'
import { moneyPlanning } from './covers-money-planning.ts'
import { productGuide } from './covers-product-guide.ts'
import { coversReadingCompanies } from './covers-reading-companies.ts'
import { diagramsCompanies } from './diagrams-companies.ts'
import { diagramsFirstSteps } from './diagrams-first-steps.ts'
import { diagramsRisk } from './diagrams-risk.ts'
import { events } from './events.ts'
import { pages } from './pages.ts'
import { posters } from './posters.ts'
import { products } from './products.ts'
import { promos } from './promos.ts'
import { type Drawings, renderPicture } from './render.ts'
import { services } from './services.ts'

// Draws every image, or only those whose names start with the given argument.
const onSea: Drawings = {
  ...marketInsight,
  ...promos,
  ...events,
  ...products,
  ...pages,
  ...authors,
  ...posters,
}
const onPaper: Drawings = {
  ...investingBasics,
  ...productGuide,
  ...companyNews,
  ...moneyPlanning,
  ...coversFirstSteps,
  ...coversReadingCompanies,
  ...coversManagingRisk,
  ...diagramsFirstSteps,
  ...diagramsCompanies,
  ...diagramsRisk,
  ...services,
}

const wanted = process.argv[2] ?? ''
for (const [name, draw] of Object.entries({ ...onSea, ...onPaper })) {
  if (!name.startsWith(wanted)) continue
  const size = await renderPicture(name, name in onPaper ? nightly(draw()) : draw())
  process.stdout.write(`${name}.webp ${Math.round(size / 102.4) / 10} kB\n`)
}
