import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rules that depend on color scheme and width, checked again when these change. */
const RULES_OF_APPEARANCE = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** All axe violations of the current page, including best practices. */
export async function axeErrors(page: Page): Promise<string[]> {
  // `target-size` (WCAG 2.2 AA) is the only rule that axe disables by default.
  return errorsIn(page, new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }))
}

/** The violations that depend on color scheme or width. */
export async function axeAppearanceErrors(page: Page): Promise<string[]> {
  return errorsIn(page, new AxeBuilder({ page }).withRules(RULES_OF_APPEARANCE))
}

async function errorsIn(page: Page, builder: AxeBuilder): Promise<string[]> {
  await expect(page.locator('html')).not.toHaveAttribute('data-deferred-layout')
  // Waits for color transitions.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )
  // Without foreign frames, axe can run inside the page, which saves a second one.
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  )
}
