import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What depends on colour scheme and width, and so is asked again when these change. */
const RULES_OF_APPEARANCE = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** Everything that axe knows, best practices included, has to say about the page as it stands. */
export async function axeFaults(page: Page): Promise<string[]> {
  // `target-size` (WCAG 2.2 AA) is the one rule that axe leaves off by itself.
  return faultsOf(page, new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }))
}

/** The part of it that another colour scheme or width can change. */
export async function axeFaultsOfAppearance(page: Page): Promise<string[]> {
  return faultsOf(page, new AxeBuilder({ page }).withRules(RULES_OF_APPEARANCE))
}

async function faultsOf(page: Page, builder: AxeBuilder): Promise<string[]> {
  // A colour on its way to another is no colour of the design.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )
  // The pages have no foreign frames: axe may work inside the page, which saves a second one for each question.
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}
