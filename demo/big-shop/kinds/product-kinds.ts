import { bagKinds } from './bag-kinds.ts'
import { clothingKinds } from './clothing-kinds.ts'
import type { ProductKind } from './product-kind.ts'
import { vesselKinds } from './vessel-kinds.ts'

export type KindName = keyof typeof bagKinds | keyof typeof clothingKinds | keyof typeof vesselKinds

export const productKinds: Record<KindName, ProductKind> = { ...bagKinds, ...clothingKinds, ...vesselKinds }
