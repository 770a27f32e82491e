import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { lookActions } from './look-routes.ts'
import { peopleActions, peoplePages } from './people-routes.ts'
import { officeRecordKinds, recordListPath } from './records/office-record-kinds.ts'
import { settingsActions, settingsPages } from './settings-routes.ts'

const stock = 'office/stock'

const stockPages = [
  route('office/stock', `${stock}/stock-page.tsx`),
  route('office/stock/counts', `${stock}/counts/counts-page.tsx`),
  route('office/stock/counts/new', `${stock}/counts/start-count-page.tsx`),
  route('office/stock/counts/:count', `${stock}/counts/count-page.tsx`),
  route('office/stock/counts/:count/finish', `${stock}/counts/finish-count-page.tsx`),
  route('office/stock/:sku', `${stock}/stock-item-page.tsx`),
  route('office/stock/:sku/adjust', `${stock}/adjust-stock-page.tsx`),
]

const stockActions = [
  route('office/stock/counts/:count/save', `${stock}/counts/save-counted.ts`),
  route('office/stock/counts/:count/abandon', `${stock}/counts/abandon-count.ts`),
]

const orderPages: RouteConfigEntry[] = [
  route('office/orders/:number', 'office/orders/order/order-page.tsx'),
  route('office/orders/:number/edit', 'office/orders/order/edit/edit-order-page.tsx'),
  route('office/orders/:number/ship', 'office/orders/order/steps/ship-order-page.tsx'),
  route('office/orders/:number/refund', 'office/orders/order/steps/refund-order-page.tsx'),
  route('office/orders/:number/cancel', 'office/orders/order/steps/cancel-order-page.tsx'),
  route('office/orders/:number/cases/:case/take-back', 'office/orders/order/steps/take-back-page.tsx'),
  route('office/orders/:number/emails/:email', 'office/orders/order/emails/order-email-page.tsx'),
]

const orderActions: RouteConfigEntry[] = [
  route('office/orders/:number/pack', 'office/orders/order/pack-order.ts'),
  route('office/orders/:number/deliver', 'office/orders/order/deliver-order.ts'),
  route('office/orders/:number/paid', 'office/orders/order/mark-order-paid.ts'),
  route('office/orders/:number/notes', 'office/orders/order/add-note.ts'),
  route('office/orders/:number/notes/:note/remove', 'office/orders/order/remove-note.ts'),
  route('office/orders/:number/emails/:email/resend', 'office/orders/order/emails/resend-order-email.ts'),
  route('office/orders/:number/refunds/:refund/sent', 'office/orders/order/mark-refund-sent.ts'),
  route('office/orders/:number/returns/:return/accept', 'office/orders/order/cases/accept-return.ts'),
  route('office/orders/:number/returns/:return/decline', 'office/orders/order/cases/decline-return.ts'),
  route('office/orders/:number/returns/:return/receive', 'office/orders/order/cases/receive-return.ts'),
  route('office/orders/:number/claims/:claim/answer', 'office/orders/order/cases/answer-claim.ts'),
  route('office/orders/:number/documents/:kind/:document', 'office/orders/order/order-document.ts'),
]

const records = 'office/records'

/** One list and one form for all kinds. */
const recordRoutes = officeRecordKinds.map(kind => {
  const at = recordListPath(kind).slice(1)
  const { path, hasOwnList, isOrdered } = kind
  return {
    pages: [
      ...(hasOwnList ? [] : [route(at, `${records}/record-list-page.tsx`, { id: `${path}-list` })]),
      route(`${at}/new`, `${records}/new-record-page.tsx`, { id: `${path}-new` }),
      route(`${at}/:record`, `${records}/record-page.tsx`, { id: `${path}-record` }),
    ],
    actions: [
      route(`${at}/:record/remove`, `${records}/remove-record.ts`, { id: `${path}-remove` }),
      ...(isOrdered
        ? [route(`${at}/:record/move`, `${records}/move-record.ts`, { id: `${path}-move` })]
        : []),
    ],
  }
})

const catalog = 'office/catalog'

const catalogPages = [
  route(`${catalog}/categories`, `${catalog}/categories/categories-page.tsx`),
  route(`${catalog}/tags`, `${catalog}/tags/tags-page.tsx`),
  route(`${catalog}/merge/:kind`, `${catalog}/merge/merge-page.tsx`),
]

const catalogActions = [
  route(`${catalog}/categories/:record/move`, `${catalog}/categories/move-category.ts`),
  route(`${catalog}/tags/remove`, `${catalog}/tags/remove-tag.ts`),
  route(`${catalog}/preview`, `${records}/collection/preview-collection.ts`),
  route(`${catalog}/find-products`, `${records}/collection/find-products.ts`),
]

const sectionPages = [
  route(catalog, `${catalog}/catalog-page.tsx`),
  ...catalogPages,
  route('office/content', 'office/content/content-page.tsx'),
  route('office/selling', 'office/selling/selling-page.tsx'),
]

const selling = 'office/selling'

const sellingPages = [
  route(`${selling}/promotions`, `${selling}/promotions/promotions-page.tsx`),
  route(`${selling}/promotions/new`, `${selling}/promotions/new-promotion-page.tsx`),
  route(`${selling}/promotions/try`, `${selling}/promotions/try-new-promotion-page.tsx`),
  route(`${selling}/promotions/:promotion`, `${selling}/promotions/promotion-page.tsx`),
  route(`${selling}/promotions/:promotion/try`, `${selling}/promotions/try-promotion-page.tsx`),
  route(`${selling}/gift-cards`, `${selling}/gift-cards/gift-cards-page.tsx`),
  route(`${selling}/gift-cards/new`, `${selling}/gift-cards/new-gift-card-page.tsx`),
  route(`${selling}/gift-cards/:card`, `${selling}/gift-cards/gift-card-page.tsx`),
  route(`${selling}/payments`, `${selling}/payments/payments-page.tsx`),
  route(`${selling}/shipping-cost`, `${selling}/shipping-cost/shipping-cost-page.tsx`),
]

const sellingActions = [
  route(`${selling}/payments/ask`, `${selling}/payments/ask-stripe.ts`),
  route(`${selling}/gift-cards/:card/block`, `${selling}/gift-cards/block-gift-card.ts`),
  route(`${selling}/gift-cards/:card/unblock`, `${selling}/gift-cards/unblock-gift-card.ts`),
  route(`${selling}/promotions/:promotion/remove`, `${selling}/promotions/remove-promotion.ts`),
]

const searches = 'office/searches'

const searchPages = [
  route(searches, `${searches}/searches-page.tsx`),
  route(`${searches}/answer`, `${searches}/answer-page.tsx`),
  route(`${searches}/answer/synonym`, `${searches}/add-synonym-page.tsx`),
  route(`${searches}/answer/redirect`, `${searches}/add-redirect-page.tsx`),
]

const contentPages = [
  route('office/content/journal', 'office/content/journal-list-page.tsx'),
  route('office/content/pictures', 'office/pictures/pictures-page.tsx'),
]

const doctor = 'office/doctor'

const doctorActions = [
  route(`${doctor}/check`, `${doctor}/check-now.ts`),
  route(`${doctor}/:fix`, `${doctor}/apply-fix.ts`),
]

const staffActions = [
  route('office/settings/account/remove-passkey', 'office/account/remove-passkey.ts', {
    id: 'office-remove-passkey',
  }),
  route('office/settings/account/email', 'office/account/change-email-page.tsx'),
  route('office/settings/account/remove-app', 'office/account/remove-app.ts'),
  route('office/settings/account/end-session', 'office/account/end-session.ts', { id: 'office-end-session' }),
  route('office/settings/account/end-sessions', 'office/account/end-sessions.ts'),
  route('office/settings/staff/role', 'office/staff/set-role.ts'),
  route('office/settings/staff/remove', 'office/staff/remove-member.ts'),
]

const editor = 'office/products/editor'

const bulk = 'office/products/bulk'

const bulkActions = [
  route(bulk, `${bulk}/start-bulk-change.ts`),
  route(`${bulk}/:preview/save`, `${bulk}/save-bulk-change.ts`),
]

const productPages = [
  route(`${bulk}/:preview`, `${bulk}/bulk-page.tsx`),
  route('office/products/new', `${editor}/new-product-page.tsx`),
  route('office/products/:id', `${editor}/product-editor-page.tsx`),
  route('office/products/:id/options', `${editor}/options-page.tsx`),
  route('office/products/:id/removed', `${editor}/removed-product-page.tsx`),
]

/** Every URL of the office. */
export const officeRoutes: RouteConfigEntry[] = [
  layout('office/frame/office-layout.tsx', [
    layout('office/frame/page-boundary.tsx', { id: 'office-boundary' }, [
      route('office', 'office/today/today-page.tsx'),
      route('office/orders', 'office/orders/list/orders-page.tsx'),
      route('office/orders/ship', 'office/orders/ship/ship-pasted-page.tsx'),
      route('office/pick', 'office/pick/pick-page.tsx'),
      route('office/search', 'office/search/search-page.tsx'),
      ...stockPages,
      route('office/products', 'office/products/list/products-page.tsx'),
      route('office/changes', 'office/changes/changes-page.tsx'),
      route('office/changes/:change', 'office/changes/change-page.tsx'),
      ...orderPages,
      ...sectionPages,
      ...sellingPages,
      ...searchPages,
      ...contentPages,
      ...recordRoutes.flatMap(({ pages }) => pages),
      ...peoplePages,
      ...settingsPages,
      route(doctor, `${doctor}/doctor-page.tsx`),
      route('office/settings/account', 'office/account/account-page.tsx', { id: 'office-account' }),
      route('office/settings/staff', 'office/staff/staff-page.tsx'),
      route('office/settings/staff/invite', 'office/staff/invite-again-page.tsx'),
      route('office/settings/staff/:id/reset', 'office/staff/reset-sign-in-page.tsx'),
      ...productPages,
      route('office/*', 'office/error/unknown-office-page.tsx'),
    ]),
  ]),

  route('office/sign-in', 'office/sign-in/sign-in-page.tsx', { id: 'office-sign-in' }),
  route('office/link/:token', 'office/sign-in/link-page.tsx'),
  route('office/email/:token', 'office/sign-in/staff-email-page.tsx'),
  route('office/secure', 'office/sign-in/secure-page.tsx'),
  route('office/secure/app', 'office/sign-in/app-page.tsx'),
  route('office/confirm', 'office/sign-in/confirm-page.tsx', { id: 'office-confirm' }),

  // Printed, without the menu.
  route('office/orders/slips', 'office/orders/print/slips-page.tsx'),
  route('office/orders/labels', 'office/orders/print/labels-page.tsx'),
  route('office/settings/account/recovery-codes', 'office/account/recovery-codes-page.tsx'),

  // Data and a script of a page.
  route(`${searches}/preview`, `${searches}/answer-preview.ts`),
  route('office/pick/list', 'office/pick/pick-list-data.ts'),
  route('office/pick/worker', 'office/pick/pick-worker-script.ts'),

  // Actions without a page.
  ...lookActions,
  ...staffActions,
  route('office/sign-in/options', 'office/sign-in/passkey-options.ts'),
  route('office/sign-in/passkey', 'office/sign-in/sign-in-with-passkey.ts'),
  route('office/secure/options', 'office/sign-in/secure-options.ts'),
  route('office/confirm/passkey', 'office/sign-in/confirm-with-passkey.ts'),
  route('office/sign-out', 'office/sign-in/sign-out.ts'),
  ...orderActions,
  ...peopleActions,
  route('office/orders/pack', 'office/orders/list/pack-orders.ts'),
  route('office/orders/views', 'office/orders/list/save-view.ts'),
  route('office/orders/views/:view/rename', 'office/orders/list/rename-view.ts'),
  route('office/orders/views/:view/remove', 'office/orders/list/remove-view.ts'),
  ...bulkActions,
  ...['remove', 'restore'].map(action =>
    route(`office/products/${action}`, 'office/products/list/change-products.ts', {
      id: `products-${action}`,
    }),
  ),
  route('office/products/:id/preview', `${editor}/preview-product.ts`),
  route('office/products/:id/duplicate', `${editor}/duplicate-product.ts`),
  route('office/products/:id/pictures', `${editor}/pictures/add-pictures.ts`),
  route('office/changes/:change/undo', 'office/changes/undo-change.ts'),
  ...stockActions,
  ...recordRoutes.flatMap(({ actions }) => actions),
  ...catalogActions,
  route(`${searches}/dismiss`, `${searches}/dismiss-search.ts`),
  route('office/content/previews/:kind', 'office/content/preview-text.ts'),
  route('office/content/link-legal-page', 'office/content/link-legal-page.ts'),
  ...settingsActions,
  ...sellingActions,
  ...doctorActions,
]
