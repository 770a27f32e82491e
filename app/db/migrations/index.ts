import type { Migration } from 'kysely/migration'
import * as storefront from './0001-storefront.ts'
import * as finding from './0002-finding.ts'
import * as choosing from './0003-choosing.ts'
import * as wishLists from './0004-wish-lists.ts'
import * as pricing from './0005-pricing.ts'
import * as mailAndJobs from './0006-mail-and-jobs.ts'
import * as orders from './0007-orders.ts'
import * as checkoutAndPayments from './0008-checkout-and-payments.ts'
import * as afterSale from './0009-after-sale.ts'
import * as priceLetters from './0010-price-letters.ts'
import * as firstDelivery from './0011-first-delivery.ts'
import * as unpaidHolds from './0012-unpaid-holds.ts'
import * as unprovenAddresses from './0013-unproven-addresses.ts'
import * as paymentMismatches from './0014-payment-mismatches.ts'
import * as sealedSecrets from './0015-sealed-secrets.ts'
import * as plainNames from './0016-plain-names.ts'
import * as changeSets from './0017-change-sets.ts'
import * as currency from './0018-currency.ts'
import * as rateBuckets from './0019-rate-buckets.ts'
import * as documents from './0020-documents.ts'
import * as promises from './0022-promises.ts'
import * as journal from './0023-journal.ts'
import * as deliveryDays from './0024-delivery-days.ts'
import * as bankAccounts from './0026-bank-accounts.ts'
import * as orderPromises from './0027-order-promises.ts'
import * as content from './0028-content.ts'
import * as catalogDates from './0030-catalog-dates.ts'
import * as sizeGuides from './0031-size-guides.ts'
import * as arrivalDays from './0032-arrival-days.ts'
import * as sessions from './0033-sessions.ts'
import * as accounts from './0034-accounts.ts'
import * as reviews from './0035-reviews.ts'
import * as accountChanges from './0036-account-changes.ts'
import * as passkeys from './0037-passkeys.ts'
import * as accountDeletions from './0038-account-deletions.ts'
import * as keptOrders from './0039-kept-orders.ts'
import * as staff from './0040-staff.ts'
import * as orderList from './0041-order-list.ts'
import * as shipmentLines from './0042-shipment-lines.ts'
import * as productList from './0043-product-list.ts'
import * as productEditor from './0044-product-editor.ts'
import * as stockCounts from './0045-stock-counts.ts'
import * as itemRefunds from './0052-item-refunds.ts'
import * as staffNotes from './0062-staff-notes.ts'
import * as orderEdits from './0070-order-edits.ts'
import * as bulkPreviews from './0071-bulk-previews.ts'
import * as lowStock from './0075-low-stock.ts'
import * as formerSlugs from './0080-former-slugs.ts'
import * as textEditor from './0082-text-editor.ts'
import * as blockedGiftCards from './0084-blocked-gift-cards.ts'
import * as cases from './0086-cases.ts'
import * as reviewReplies from './0087-review-replies.ts'
import * as searchAnswers from './0090-search-answers.ts'
import * as salesTotals from './0091-sales-totals.ts'
import * as emailTexts from './0092-email-texts.ts'
import * as doctor from './0094-doctor.ts'
import * as customers from './0096-customers.ts'
import * as stockOuts from './0102-stock-outs.ts'
import * as taxClasses from './0103-tax-classes.ts'
import * as recountSales from './0104-recount-sales.ts'
import * as refundedDelivery from './0105-refunded-delivery.ts'
import * as customerDeletions from './0106-customer-deletions.ts'
import * as contentTimes from './0107-content-times.ts'
import * as refundCauses from './0113-refund-causes.ts'
import * as paidSales from './0114-paid-sales.ts'
import * as shippedNotes from './0115-shipped-notes.ts'
import * as returnArrivals from './0117-return-arrivals.ts'
import * as unprintedDocuments from './0121-unprinted-documents.ts'
import * as newAppSecrets from './0126-new-app-secrets.ts'
import * as staffEmailChanges from './0127-staff-email-changes.ts'
import * as priceRanges from './0132-price-ranges.ts'
import * as originsOfReturns from './0133-origins-of-returns.ts'
import * as unpaidHoldLines from './0136-unpaid-hold-lines.ts'
import * as staffNetworks from './0137-staff-networks.ts'
import * as overpayments from './0138-overpayments.ts'

/** In order. A released migration is never edited; the next one corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-storefront': storefront,
  '0002-finding': finding,
  '0003-choosing': choosing,
  '0004-wish-lists': wishLists,
  '0005-pricing': pricing,
  '0006-mail-and-jobs': mailAndJobs,
  '0007-orders': orders,
  '0008-checkout-and-payments': checkoutAndPayments,
  '0009-after-sale': afterSale,
  '0010-price-letters': priceLetters,
  '0011-first-delivery': firstDelivery,
  '0012-unpaid-holds': unpaidHolds,
  '0013-unproven-addresses': unprovenAddresses,
  '0014-payment-mismatches': paymentMismatches,
  '0015-sealed-secrets': sealedSecrets,
  '0016-plain-names': plainNames,
  '0017-change-sets': changeSets,
  '0018-currency': currency,
  '0019-rate-buckets': rateBuckets,
  '0020-documents': documents,
  '0022-promises': promises,
  '0023-journal': journal,
  '0024-delivery-days': deliveryDays,
  '0026-bank-accounts': bankAccounts,
  '0027-order-promises': orderPromises,
  '0028-content': content,
  '0030-catalog-dates': catalogDates,
  '0031-size-guides': sizeGuides,
  '0032-arrival-days': arrivalDays,
  '0033-sessions': sessions,
  '0034-accounts': accounts,
  '0035-reviews': reviews,
  '0036-account-changes': accountChanges,
  '0037-passkeys': passkeys,
  '0038-account-deletions': accountDeletions,
  '0039-kept-orders': keptOrders,
  '0040-staff': staff,
  '0041-order-list': orderList,
  '0042-shipment-lines': shipmentLines,
  '0043-product-list': productList,
  '0044-product-editor': productEditor,
  '0045-stock-counts': stockCounts,
  '0052-item-refunds': itemRefunds,
  '0062-staff-notes': staffNotes,
  '0070-order-edits': orderEdits,
  '0071-bulk-previews': bulkPreviews,
  '0075-low-stock': lowStock,
  '0080-former-slugs': formerSlugs,
  '0082-text-editor': textEditor,
  '0084-blocked-gift-cards': blockedGiftCards,
  '0086-cases': cases,
  '0087-review-replies': reviewReplies,
  '0090-search-answers': searchAnswers,
  '0091-sales-totals': salesTotals,
  '0092-email-texts': emailTexts,
  '0094-doctor': doctor,
  '0096-customers': customers,
  '0102-stock-outs': stockOuts,
  '0103-tax-classes': taxClasses,
  '0104-recount-sales': recountSales,
  '0105-refunded-delivery': refundedDelivery,
  '0106-customer-deletions': customerDeletions,
  '0107-content-times': contentTimes,
  '0113-refund-causes': refundCauses,
  '0114-paid-sales': paidSales,
  '0115-shipped-notes': shippedNotes,
  '0117-return-arrivals': returnArrivals,
  '0121-unprinted-documents': unprintedDocuments,
  '0126-new-app-secrets': newAppSecrets,
  '0127-staff-email-changes': staffEmailChanges,
  '0132-price-ranges': priceRanges,
  '0133-origins-of-returns': originsOfReturns,
  '0136-unpaid-hold-lines': unpaidHoldLines,
  '0137-staff-networks': staffNetworks,
  '0138-overpayments': overpayments,
}
