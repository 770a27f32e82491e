import { accountKinds } from './account-kinds.server.ts'
import { afterSaleKinds } from './after-sale-kinds.server.ts'
import type { ExportedKind } from './exported-kind.ts'
import { orderKinds } from './order-kinds.server.ts'
import { paymentKinds } from './payment-kinds.server.ts'
import { visitorKinds } from './visitor-kinds.server.ts'

/** By their name in the JSON file. */
export const exportedKinds: Record<string, ExportedKind> = {
  ...accountKinds,
  ...visitorKinds,
  ...orderKinds,
  ...paymentKinds,
  ...afterSaleKinds,
}
