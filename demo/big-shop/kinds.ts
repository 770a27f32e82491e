import type { Kind } from './kind.ts'
import { bags } from './kinds-of-bags.ts'
import { clothes } from './kinds-of-clothes.ts'
import { vessels } from './kinds-of-vessels.ts'

export type KindName = keyof typeof bags | keyof typeof clothes | keyof typeof vessels

export const kinds: Record<KindName, Kind> = { ...bags, ...clothes, ...vessels }
