import type { ProfileKey } from '@site/contracts/content/tools.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** Labels for editors; visitors see the names that editors enter. */
export const profileNames = {
  conservative: { id: 'Konservatif', en: 'Conservative' },
  moderate: { id: 'Moderat', en: 'Moderate' },
  aggressive: { id: 'Agresif', en: 'Aggressive' },
} as const satisfies Record<ProfileKey, Bilingual>
