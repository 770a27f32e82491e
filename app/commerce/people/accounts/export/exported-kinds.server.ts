import { accountKinds } from './account-kinds-store.server.ts'
import { afterSaleKinds } from './after-sale-kinds-store.server.ts'
import type { ExportedKind } from './exported-kind.ts'
import { orderKinds } from './order-kinds-store.server.ts'
import { paymentKinds } from './payment-kinds-store.server.ts'
import { visitorKinds } from './visitor-kinds-store.server.ts'

/** By their name in the JSON file. */
export const exportedKinds: Record<string, ExportedKind> = {
  ...accountKinds,
  ...visitorKinds,
  ...orderKinds,
  ...paymentKinds,
  ...afterSaleKinds,
}
