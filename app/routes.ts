import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { officeRecordKinds } from './office/records/office-record-kinds.server.ts'
import { recordListPath } from './office/records/record-paths.ts'

/** Addresses of forms below another, all in one file, which has a line for each. */
function forms(below: string, file: string, names: readonly string[]): RouteConfigEntry[] {
  return names.map(name => route(`${below}/${name}`, file, { id: `${below}/${name}` }))
}

/** The addresses for shoppers and other machines. */
const storefrontRoutes: RouteConfigEntry[] = [
  layout('storefront/layout.tsx', [
    layout('storefront/page-boundary.tsx', [
      index('storefront/home/home-page.tsx'),
      route('Shop/:category?', 'storefront/listing/listing-page.tsx', { id: 'shop' }),
      route('brands', 'storefront/listing/brands/brands-page.tsx'),
      route('brands/:brand', 'storefront/listing/listing-page.tsx', { id: 'brand' }),
      route('collections/:collection', 'storefront/listing/listing-page.tsx', { id: 'collection' }),
      route('productDetails/:slug?', 'storefront/product/product-page.tsx'),
      route('cart', 'storefront/cart/cart-page.tsx'),
      route('wish-list/:list?', 'storefront/wish-lists/page/wish-list-page.tsx'),
      route('price-alerts', 'storefront/price-alerts/subscribe-page.tsx'),
      route('price-alerts/confirm/:token', 'storefront/price-alerts/confirm-page.tsx'),
      route('price-alerts/unsubscribe/:token', 'storefront/price-alerts/unsubscribe-page.tsx'),
      route('wishes/:token', 'storefront/wish-lists/shared/shared-list-page.tsx'),
      route('compare', 'storefront/compare/page/compare-page.tsx'),
      route('compare/add', 'storefront/compare/forms/add-to-comparison-page.tsx'),
      route('back-in-stock/:sku', 'storefront/back-in-stock/back-in-stock-page.tsx'),
      route('back-in-stock/confirm/:token', 'storefront/back-in-stock/confirm-alert-page.tsx', {
        id: 'confirm-alert',
      }),
      route('back-in-stock/unsubscribe/:token', 'storefront/back-in-stock/unsubscribe-alert-page.tsx'),
      route('orders', 'storefront/orders/lookup/order-lookup-page.tsx'),
      route('orders/:token', 'storefront/orders/order-page/order-page.tsx'),
      route('orders/:token/reorder', 'storefront/orders/order-page/reorder-page.tsx'),
      route('orders/:token/return', 'storefront/orders/returns/start-return-page.tsx'),
      route('orders/:token/returns/:number', 'storefront/orders/returns/return-status-page.tsx'),
      route('orders/:token/review/:line', 'storefront/orders/review/review-page.tsx'),
      route('orders/:token/claim/:line', 'storefront/orders/claim-page.tsx'),
      layout('storefront/account/deletion/deletion-notice.tsx', [
        route('account', 'storefront/account/account-page.tsx'),
        route('account/reviews', 'storefront/account/reviews/account-reviews-page.tsx'),
        route('account/addresses', 'storefront/account/addresses/addresses-page.tsx'),
        route('account/addresses/new', 'storefront/account/addresses/new-address-page.tsx'),
        route('account/addresses/:address', 'storefront/account/addresses/edit-address-page.tsx'),
        route('account/settings', 'storefront/account/settings/settings-page.tsx'),
        route('account/settings/email', 'storefront/account/email-change/change-email-page.tsx'),
        route('account/settings/email/code', 'storefront/account/email-change/change-email-code-page.tsx'),
        route('account/sessions', 'storefront/account/sessions/sessions-page.tsx'),
        route('account/passkeys', 'storefront/account/passkeys/passkeys-page.tsx'),
        route('account/passkeys/add', 'storefront/account/passkeys/add-passkey-page.tsx'),
        route('account/data', 'storefront/account/data/data-page.tsx'),
        route('account/delete', 'storefront/account/deletion/delete-account-page.tsx'),
      ]),
      route(
        'account/settings/email/link/:link',
        'storefront/account/email-change/change-email-link-page.tsx',
      ),
      route('account/settings/email/revert/:token', 'storefront/account/email-change/revert-email-page.tsx'),
      route('account/delete/cancel/:token', 'storefront/account/deletion/keep-account-page.tsx'),
      route('account/sign-in', 'storefront/account/sign-in/sign-in-page.tsx'),
      route('account/sign-in/link/:link', 'storefront/account/sign-in/sign-in-link-page.tsx'),
      route('account/confirm', 'storefront/account/proof/confirm-page.tsx'),
      route('account/confirm/code', 'storefront/account/proof/confirm-code-page.tsx'),
      route('account/sign-in/passkey', 'storefront/account/passkeys/sign-in-with-passkey-page.tsx'),
      route('account/confirm/passkey', 'storefront/account/passkeys/confirm-with-passkey-page.tsx'),
      route('account/passkeys/:passkey/remove', 'storefront/account/passkeys/remove-passkey-page.tsx'),
      route('demo/inbox', 'storefront/demo-inbox/demo-inbox-page.tsx'),
      route('withdrawal', 'storefront/withdrawal/withdrawal-page.tsx'),
      route('withdrawal/confirm', 'storefront/withdrawal/confirm-withdrawal-page.tsx'),
      route('withdrawal/:key', 'storefront/withdrawal/withdrawal-receipt-page.tsx'),
      route('about', 'storefront/content/about-page.tsx'),
      route('contact', 'storefront/contact/contact-page.tsx'),
      route('messages/:key', 'storefront/contact/contact-receipt-page.tsx'),
      route('pages/:slug', 'storefront/content/content-page.tsx'),
      route('journal', 'storefront/journal/journal-page.tsx'),
      route('journal/:slug', 'storefront/journal/journal-entry-page.tsx'),
      route('*', 'storefront/error/unknown-page.tsx'),
    ]),
  ]),
  layout('storefront/checkout/frame/checkout-layout.tsx', { id: 'checkout-layout' }, [
    layout('storefront/page-boundary.tsx', { id: 'checkout-boundary' }, [
      route('checkout', 'storefront/checkout/checkout-page.tsx'),
      route('checkout/confirm/:token', 'storefront/checkout/confirm-email-page.tsx'),
      route('pay/:token', 'storefront/payments/test-payment-page.tsx'),
    ]),
  ]),

  // Resources and actions without a page.
  route('cart/state', 'storefront/cart/cart-state.ts'),
  ...forms('cart', 'storefront/cart/cart-buttons.ts', ['add', 'change', 'save', 'unsave', 'restore']),
  ...forms('checkout', 'storefront/checkout/checkout-buttons.ts', [
    'save',
    'code',
    'address',
    'confirm',
    'place',
    'express',
  ]),
  route('checkout/express/:session', 'storefront/checkout/express/express-return.ts'),
  route('wish-list/state', 'storefront/wish-lists/wish-list-state.ts'),
  ...forms('wish-list', 'storefront/wish-lists/wish-list-buttons.ts', [
    ...['add', 'remove', 'restore', 'move', 'move-to-cart'],
    ...['create', 'rename', 'delete', 'share', 'unshare'],
  ]),
  ...forms('compare', 'storefront/compare/forms/compare-buttons.ts', ['remove', 'save']),
  ...forms('account', 'storefront/account/account-buttons.ts', [
    ...['sign-out', 'keep', 'addresses/default', 'addresses/remove', 'passkeys/rename', 'passkeys/not-now'],
    ...['sessions/rename', 'sessions/end', 'sessions/end-all'],
  ]),
  route('account/data/json', 'storefront/account/data/download-json.ts'),
  route('account/data/csv', 'storefront/account/data/download-csv.ts'),
  route('account/passkeys/options', 'storefront/account/passkeys/passkey-options.ts'),
  route('demo/inbox/:email', 'storefront/demo-inbox/demo-email.ts'),
  route('demo/inbox/:email/text', 'storefront/demo-inbox/demo-email-text.ts'),
  ...forms('orders/:token', 'storefront/orders/order-buttons.ts', ['pay', 'cancel', 'review/:line/delete']),
  route('payments/stripe', 'storefront/payments/stripe-webhook.ts'),
  route('payments/:token/return', 'storefront/payments/payment-return.ts'),
  route('orders/:token/invoice', 'storefront/orders/invoice.ts'),
  route('orders/:token/credit-notes/:number', 'storefront/orders/credit-note.ts'),
  route('orders/:token/invoices/:number', 'storefront/orders/added-invoice.ts'),
  route('product-options/:slug', 'storefront/product-controls/add-to-cart/options-dialog-data.ts'),
  route('search/suggestions', 'storefront/search/suggestions.ts'),
  route('products', 'storefront/product-list/product-list.ts'),
  route('reports', 'storefront/reports/policy-reports.ts'),
  route('.well-known/security.txt', 'storefront/reports/security-txt.ts'),
  route('product-cards', 'storefront/product/product-cards.ts'),
  route('robots.txt', 'storefront/search-engines/robots-txt.ts'),
  route('sitemap.xml', 'storefront/search-engines/sitemap-index.ts'),
  route('sitemaps/:file', 'storefront/search-engines/sitemap-file.ts'),
  route('i/:file', 'storefront/picture-file.ts'),
  route('files/:file', 'storefront/product/downloads/product-file-response.ts'),
]

/** One list and one form for all kinds of records, such as `office/catalog/brands` and `office/catalog/brands/new`. */
const recordRoutes = officeRecordKinds.map(kind => {
  const at = recordListPath(kind).slice(1)
  const { path, hasOwnList, hasOwnForm, isOrdered, uploads } = kind
  return {
    pages: [
      ...(hasOwnList ? [] : [route(at, 'office/records/record-list-page.tsx', { id: `${path}-list` })]),
      ...(hasOwnForm
        ? []
        : [
            route(`${at}/new`, 'office/records/record-page.tsx', { id: `${path}-new` }),
            route(`${at}/:record`, 'office/records/record-page.tsx', { id: `${path}-record` }),
          ]),
    ],
    actions: [
      route(`${at}/:record/remove`, 'office/records/remove-record.ts', { id: `${path}-remove` }),
      ...(isOrdered
        ? [route(`${at}/:record/move`, 'office/records/move-record.ts', { id: `${path}-move` })]
        : []),
      ...(uploads
        ? [route(`${at}/:record/upload`, 'office/records/upload/upload-file.ts', { id: `${path}-upload` })]
        : []),
    ],
  }
})

/** The addresses of the office. */
const officeRoutes: RouteConfigEntry[] = [
  layout('office/frame/office-layout.tsx', [
    layout('office/frame/page-boundary.tsx', { id: 'office-boundary' }, [
      route('office', 'office/today/today-page.tsx'),
      route('office/orders', 'office/orders/list/orders-page.tsx'),
      route('office/orders/ship', 'office/orders/ship/ship-pasted-page.tsx'),
      route('office/pick', 'office/orders/picking/pick-page.tsx'),
      route('office/search', 'office/search/search-page.tsx'),
      route('office/stock', 'office/stock/stock-page.tsx'),
      route('office/stock/counts', 'office/stock/counts/counts-page.tsx'),
      route('office/stock/counts/new', 'office/stock/counts/start-count-page.tsx'),
      route('office/stock/counts/:count', 'office/stock/counts/count-page.tsx'),
      route('office/stock/counts/:count/finish', 'office/stock/counts/finish-count-page.tsx'),
      route('office/stock/:sku', 'office/stock/stock-item-page.tsx'),
      route('office/stock/:sku/adjust', 'office/stock/adjust-stock-page.tsx'),
      route('office/products', 'office/products/list/products-page.tsx'),
      route('office/changes', 'office/changes/changes-page.tsx'),
      route('office/changes/:change', 'office/changes/change-page.tsx'),
      route('office/orders/:number', 'office/orders/order/order-page.tsx'),
      route('office/orders/:number/edit', 'office/orders/order/edit/edit-order-page.tsx'),
      route('office/orders/:number/ship', 'office/orders/order/steps/ship-order-page.tsx'),
      route('office/orders/:number/refund', 'office/orders/order/steps/refund-order-page.tsx'),
      route('office/orders/:number/cancel', 'office/orders/order/steps/cancel-order-page.tsx'),
      route('office/orders/:number/cases/:case/take-back', 'office/orders/order/steps/take-back-page.tsx'),
      route('office/orders/:number/emails/:email', 'office/orders/order/emails/order-email-page.tsx'),
      route('office/catalog', 'office/catalog/catalog-page.tsx'),
      route('office/catalog/categories', 'office/catalog/categories/categories-page.tsx'),
      route('office/catalog/tags', 'office/catalog/tags/tags-page.tsx'),
      route('office/catalog/merge/:kind', 'office/merging/merge-page.tsx'),
      route('office/content', 'office/content/content-page.tsx'),
      route('office/selling', 'office/selling/selling-page.tsx'),
      route('office/selling/promotions', 'office/selling/promotions/promotions-page.tsx'),
      route('office/selling/promotions/new', 'office/selling/promotions/promotion-page.tsx', {
        id: 'promotion-new',
      }),
      route('office/selling/promotions/try', 'office/selling/promotions/try-promotion-page.tsx', {
        id: 'promotion-new-try',
      }),
      route('office/selling/promotions/:record', 'office/selling/promotions/promotion-page.tsx'),
      route('office/selling/promotions/:record/try', 'office/selling/promotions/try-promotion-page.tsx'),
      route('office/selling/gift-cards', 'office/selling/gift-cards/gift-cards-page.tsx'),
      route('office/selling/gift-cards/new', 'office/selling/gift-cards/new-gift-card-page.tsx'),
      route('office/selling/gift-cards/:card', 'office/selling/gift-cards/gift-card-page.tsx'),
      route('office/selling/payments', 'office/selling/payments/payments-page.tsx'),
      route('office/selling/shipping-cost', 'office/selling/shipping-cost/shipping-cost-page.tsx'),
      route('office/searches', 'office/searches/searches-page.tsx'),
      route('office/searches/answer', 'office/searches/answer-page.tsx'),
      route('office/searches/answer/synonym', 'office/searches/add-synonym-page.tsx'),
      route('office/searches/answer/redirect', 'office/searches/add-redirect-page.tsx'),
      route('office/content/journal', 'office/content/journal-list-page.tsx'),
      route('office/content/pictures', 'office/pictures/pictures-page.tsx'),
      ...recordRoutes.flatMap(({ pages }) => pages),
      route('office/cases', 'office/cases/cases-page.tsx'),
      route('office/cases/withdrawals/:number', 'office/cases/withdrawal-page.tsx'),
      route('office/customers', 'office/customers/customers-page.tsx'),
      route('office/customers/:customer', 'office/customers/customer-page.tsx'),
      route('office/customers/:customer/data', 'office/customers/customer-data-page.tsx'),
      route('office/customers/:customer/delete', 'office/customers/delete-customer-page.tsx'),
      route('office/reviews', 'office/reviews/reviews-page.tsx'),
      route('office/reviews/:id', 'office/reviews/review-page.tsx'),
      route('office/setup', 'office/setup/setup-page.tsx'),
      route('office/setup/empty', 'office/setup/empty-shop-page.tsx'),
      route('office/settings', 'office/settings/settings-page.tsx'),
      route('office/settings/payments', 'office/settings/payment-settings-page.tsx'),
      route('office/settings/emails', 'office/emails/emails-page.tsx'),
      route('office/settings/emails/:kind', 'office/emails/email-page.tsx'),
      route('office/settings/theme', 'office/theme/theme-page.tsx'),
      route('office/settings/backups', 'office/settings/backups/backups-page.tsx'),
      route('office/settings/:topic', 'office/settings/topic-page.tsx'),
      route('office/doctor', 'office/doctor/doctor-page.tsx'),
      route('office/settings/account', 'office/account/account-page.tsx', { id: 'office-account' }),
      route('office/settings/staff', 'office/staff/staff-page.tsx'),
      route('office/settings/staff/invite', 'office/staff/invite-again-page.tsx'),
      route('office/settings/staff/:id/reset', 'office/staff/reset-sign-in-page.tsx'),
      route('office/products/bulk/:preview', 'office/products/bulk/bulk-page.tsx'),
      route('office/products/new', 'office/products/editor/new-product-page.tsx'),
      route('office/products/:id', 'office/products/editor/product-editor-page.tsx'),
      route('office/products/:id/options', 'office/products/editor/options-page.tsx'),
      route('office/products/:id/removed', 'office/products/editor/removed-product-page.tsx'),
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
  route('office/orders/fonts/:family/*', 'office/orders/print/print-font.ts'),
  route('office/settings/account/recovery-codes', 'office/account/recovery-codes-page.tsx'),

  // Data and a script of a page.
  route('office/searches/preview', 'office/searches/answer-preview.ts'),
  route('office/pick/list', 'office/orders/picking/pick-list-data.ts'),
  route('office/pick/worker', 'office/orders/picking/pick-worker-script.ts'),

  // Actions without a page.
  route('office/settings/emails/:kind/html', 'office/emails/email-html.ts'),
  route('office/settings/emails/:kind/test', 'office/emails/send-test.ts'),
  route('office/settings/theme/preview', 'office/theme/preview-theme.ts'),
  route('office/settings/theme/end-preview', 'office/theme/end-preview.ts'),
  ...forms('office/settings/account', 'office/account/account-buttons.ts', [
    'remove-passkey',
    'remove-app',
    'end-session',
    'end-sessions',
  ]),
  route('office/settings/account/email', 'office/account/change-email-page.tsx'),
  ...forms('office/settings/staff', 'office/staff/staff-buttons.ts', ['role', 'remove']),
  route('office/sign-in/options', 'office/sign-in/passkey-options.ts'),
  route('office/sign-in/passkey', 'office/sign-in/sign-in-with-passkey.ts'),
  route('office/secure/options', 'office/sign-in/secure-options.ts'),
  route('office/confirm/passkey', 'office/sign-in/confirm-with-passkey.ts'),
  route('office/sign-out', 'office/sign-in/sign-out.ts'),
  ...forms('office/orders/:number', 'office/orders/order/order-buttons.ts', [
    'pack',
    'deliver',
    'paid',
    'notes',
    'notes/:note/remove',
    'emails/:email/resend',
    'refunds/:refund/sent',
    'returns/:return/accept',
    'returns/:return/decline',
    'returns/:return/receive',
    'claims/:claim/answer',
  ]),
  route('office/orders/:number/documents/:kind/:document', 'office/orders/order/order-document.ts'),
  route('office/cases/withdrawals/:number/settle', 'office/cases/cases-button.ts'),
  route('office/customers/:customer/data/file', 'office/customers/download-customer-data.ts'),
  ...forms('office/customers/:customer', 'office/customers/customer-buttons.ts', [
    'keep',
    'notes',
    'notes/:note/remove',
  ]),
  route('office/reviews/approve', 'office/reviews/review-list-button.ts'),
  ...forms('office/reviews/:id', 'office/reviews/review-buttons.ts', ['hide', 'answer', 'answer/remove']),
  ...forms('office/orders', 'office/orders/list/list-buttons.ts', [
    'pack',
    'views',
    'views/:view/rename',
    'views/:view/remove',
  ]),
  ...forms('office/products', 'office/products/bulk/bulk-buttons.ts', ['bulk', 'bulk/:preview/save']),
  ...forms('office/products', 'office/products/list/product-buttons.ts', [
    ...['remove', 'restore', ':id/duplicate'],
  ]),
  route('office/products/:id/preview', 'office/products/editor/preview-product.ts'),
  route('office/products/:id/pictures', 'office/products/editor/pictures/add-pictures.ts'),
  route('office/products/:id/files', 'office/products/editor/files/add-files.ts'),
  route('office/changes/:change/undo', 'office/changes/undo-change.ts'),
  ...forms('office/stock/counts/:count', 'office/stock/counts/count-buttons.ts', ['save', 'abandon']),
  ...recordRoutes.flatMap(({ actions }) => actions),
  route('office/catalog/categories/:record/move', 'office/catalog/categories/categories-button.ts'),
  route('office/catalog/tags/remove', 'office/catalog/tags/tags-button.ts'),
  route('office/catalog/preview', 'office/records/products-preview/typed-preview.ts'),
  route('office/catalog/find-products', 'office/records/products-preview/find-products.ts'),
  route('office/searches/dismiss', 'office/searches/searches-button.ts'),
  route('office/content/previews/:kind', 'office/content/preview-text.ts'),
  route('office/content/link-legal-page', 'office/content/content-button.ts'),
  ...forms('office/setup', 'office/setup/setup-buttons.ts', ['ask-provider', 'tax', 'link-pages', 'dismiss']),
  route('office/settings/backups/now', 'office/settings/backups/backup-button.ts'),
  route('office/selling/payments/ask', 'office/selling/payments/payments-button.ts'),
  ...forms('office/selling/gift-cards/:card', 'office/selling/gift-cards/gift-card-buttons.ts', [
    'block',
    'unblock',
  ]),
  ...forms('office/doctor', 'office/doctor/doctor-buttons.ts', ['check', ':fix']),
]

/** The scripts of a build: those of one area only, or all for the server (`scripts/build.mjs`). */
const area = process.env.TOTE_BUILD_AREA

const office = layout('office/office-root.tsx', { id: 'office-root' }, officeRoutes)

/** Every URL of the shop. In the browser, the office's root is the root of its pages. */
export default [
  ...(area === 'office' ? officeRoutes : storefrontRoutes),
  ...(area ? [] : [office]),
] satisfies RouteConfig
