import { accountMessages } from '../account.ts'
import { accountDataMessages } from '../account-data.ts'
import { accountDeletionMessages } from '../account-deletion.ts'
import { accountEmailMessages } from '../account-emails.ts'
import { accountReviewMessages } from '../account-reviews.ts'
import { accountSettingsMessages } from '../account-settings.ts'
import { addressMessages } from '../addresses.ts'
import { afterSaleEmailMessages } from '../after-sale-emails.ts'
import { alertEmailMessages } from '../alert-emails.ts'
import { attributeMessages } from '../attributes.ts'
import { backInStockMessages } from '../back-in-stock.ts'
import { backInStockAlertMessages } from '../back-in-stock-alerts.ts'
import { cartMessages } from '../cart.ts'
import { cartNoticeMessages } from '../cart-notices.ts'
import { cartPanelMessages } from '../cart-panel.ts'
import { cartResultMessages } from '../cart-results.ts'
import { changeEmailMessages } from '../change-email.ts'
import { changeFailureMessages } from '../change-failures.ts'
import { checkoutMessages } from '../checkout.ts'
import { claimMessages } from '../claims.ts'
import { compareMessages } from '../compare.ts'
import { compareBarMessages } from '../compare-bar.ts'
import { comparisonMessages } from '../comparison.ts'
import { confirmAccountMessages } from '../confirm-account.ts'
import { contactMessages } from '../contact.ts'
import { contactEmailMessages } from '../contact-emails.ts'
import { demoInboxMessages } from '../demo-inbox.ts'
import { downloadMessages } from '../downloads.ts'
import { emailConfirmationMessages } from '../email-confirmation.ts'
import { errorMessages } from '../error.ts'
import { expressMessages } from '../express.ts'
import { footerMessages } from '../footer.ts'
import { formErrorMessages } from '../form-errors.ts'
import { headerMessages } from '../header.ts'
import { heartMessages } from '../hearts.ts'
import { homeMessages } from '../home.ts'
import { inGerman } from '../in-language.ts'
import { inputMessages } from '../input.ts'
import { invoiceMessages } from '../invoices.ts'
import { journalMessages } from '../journal.ts'
import { legalOutlineMessages } from '../legal-outlines.ts'
import { listingMessages } from '../listing.ts'
import { listingViewMessages } from '../listing-view.ts'
import { makerMessages } from '../makers.ts'
import { optionMessages } from '../options.ts'
import { orderEmailMessages } from '../order-emails.ts'
import { orderHeadlineMessages } from '../order-headline.ts'
import { orderLookupMessages } from '../order-lookup.ts'
import { orderNumberMessages } from '../order-number.ts'
import { orderSummaryMessages } from '../order-summary.ts'
import { orderMessages } from '../orders.ts'
import { pageFactMessages } from '../page-facts.ts'
import { passkeyMessages } from '../passkeys.ts'
import { paymentMessages } from '../payments.ts'
import { pendingChangeMessages } from '../pending-changes.ts'
import { pictureViewerMessages } from '../picture-viewer.ts'
import { previewMessages } from '../preview.ts'
import { priceAlertMessages } from '../price-alerts.ts'
import { productMessages } from '../product.ts'
import { productControlsMessages } from '../product-controls.ts'
import { promiseMessages } from '../promises.ts'
import { refusalMessages } from '../refusals.ts'
import { returnMessages } from '../returns.ts'
import { reviewEmailMessages } from '../review-emails.ts'
import { reviewFormMessages } from '../review-form.ts'
import { reviewMessages } from '../reviews.ts'
import { sharedMessages } from '../shared.ts'
import { shopPageMessages } from '../shop-pages.ts'
import { signInMessages } from '../sign-in.ts'
import { suggestionMessages } from '../suggestions.ts'
import { unexpectedFailureMessages } from '../unexpected-failure.ts'
import { wishListResultMessages } from '../wish-list-results.ts'
import { wishListMessages } from '../wish-lists.ts'
import { withdrawalMessages } from '../withdrawal.ts'
import account from './account.ts'
import accountData from './account-data.ts'
import accountDeletion from './account-deletion.ts'
import accountEmails from './account-emails.ts'
import accountReviews from './account-reviews.ts'
import accountSettings from './account-settings.ts'
import addresses from './addresses.ts'
import afterSaleEmails from './after-sale-emails.ts'
import alertEmails from './alert-emails.ts'
import attributes from './attributes.ts'
import backInStock from './back-in-stock.ts'
import backInStockAlerts from './back-in-stock-alerts.ts'
import cart from './cart.ts'
import cartNotices from './cart-notices.ts'
import cartPanel from './cart-panel.ts'
import cartResults from './cart-results.ts'
import changeEmail from './change-email.ts'
import changeFailures from './change-failures.ts'
import checkout from './checkout.ts'
import claims from './claims.ts'
import compare from './compare.ts'
import compareBar from './compare-bar.ts'
import comparison from './comparison.ts'
import confirmAccount from './confirm-account.ts'
import contact from './contact.ts'
import contactEmails from './contact-emails.ts'
import demoInbox from './demo-inbox.ts'
import downloads from './downloads.ts'
import emailConfirmation from './email-confirmation.ts'
import error from './error.ts'
import express from './express.ts'
import footer from './footer.ts'
import formErrors from './form-errors.ts'
import header from './header.ts'
import hearts from './hearts.ts'
import home from './home.ts'
import input from './input.ts'
import invoices from './invoices.ts'
import journal from './journal.ts'
import legalOutlines from './legal-outlines.ts'
import listing from './listing.ts'
import listingView from './listing-view.ts'
import makers from './makers.ts'
import options from './options.ts'
import orderEmails from './order-emails.ts'
import orderHeadline from './order-headline.ts'
import orderLookup from './order-lookup.ts'
import orderNumber from './order-number.ts'
import orderSummary from './order-summary.ts'
import orders from './orders.ts'
import pageFacts from './page-facts.ts'
import passkeys from './passkeys.ts'
import payments from './payments.ts'
import pendingChanges from './pending-changes.ts'
import pictureViewer from './picture-viewer.ts'
import preview from './preview.ts'
import priceAlerts from './price-alerts.ts'
import product from './product.ts'
import productControls from './product-controls.ts'
import promises from './promises.ts'
import refusals from './refusals.ts'
import returns from './returns.ts'
import reviewEmails from './review-emails.ts'
import reviewForm from './review-form.ts'
import reviews from './reviews.ts'
import shared from './shared.ts'
import shopPages from './shop-pages.ts'
import signIn from './sign-in.ts'
import suggestions from './suggestions.ts'
import unexpectedFailure from './unexpected-failure.ts'
import wishListResults from './wish-list-results.ts'
import wishLists from './wish-lists.ts'
import withdrawal from './withdrawal.ts'

/** Sets the German of all subjects that shoppers read. */
export function translate(): void {
  inGerman(accountMessages, account)
  inGerman(accountDataMessages, accountData)
  inGerman(accountDeletionMessages, accountDeletion)
  inGerman(accountEmailMessages, accountEmails)
  inGerman(accountReviewMessages, accountReviews)
  inGerman(accountSettingsMessages, accountSettings)
  inGerman(addressMessages, addresses)
  inGerman(afterSaleEmailMessages, afterSaleEmails)
  inGerman(alertEmailMessages, alertEmails)
  inGerman(attributeMessages, attributes)
  inGerman(backInStockMessages, backInStock)
  inGerman(backInStockAlertMessages, backInStockAlerts)
  inGerman(cartMessages, cart)
  inGerman(cartNoticeMessages, cartNotices)
  inGerman(cartPanelMessages, cartPanel)
  inGerman(cartResultMessages, cartResults)
  inGerman(changeEmailMessages, changeEmail)
  inGerman(changeFailureMessages, changeFailures)
  inGerman(checkoutMessages, checkout)
  inGerman(claimMessages, claims)
  inGerman(compareMessages, compare)
  inGerman(compareBarMessages, compareBar)
  inGerman(comparisonMessages, comparison)
  inGerman(confirmAccountMessages, confirmAccount)
  inGerman(contactMessages, contact)
  inGerman(contactEmailMessages, contactEmails)
  inGerman(demoInboxMessages, demoInbox)
  inGerman(downloadMessages, downloads)
  inGerman(emailConfirmationMessages, emailConfirmation)
  inGerman(errorMessages, error)
  inGerman(expressMessages, express)
  inGerman(footerMessages, footer)
  inGerman(formErrorMessages, formErrors)
  inGerman(headerMessages, header)
  inGerman(heartMessages, hearts)
  inGerman(homeMessages, home)
  inGerman(inputMessages, input)
  inGerman(invoiceMessages, invoices)
  inGerman(journalMessages, journal)
  inGerman(legalOutlineMessages, legalOutlines)
  inGerman(listingMessages, listing)
  inGerman(listingViewMessages, listingView)
  inGerman(makerMessages, makers)
  inGerman(optionMessages, options)
  inGerman(orderEmailMessages, orderEmails)
  inGerman(orderHeadlineMessages, orderHeadline)
  inGerman(orderLookupMessages, orderLookup)
  inGerman(orderNumberMessages, orderNumber)
  inGerman(orderSummaryMessages, orderSummary)
  inGerman(orderMessages, orders)
  inGerman(pageFactMessages, pageFacts)
  inGerman(passkeyMessages, passkeys)
  inGerman(paymentMessages, payments)
  inGerman(pendingChangeMessages, pendingChanges)
  inGerman(pictureViewerMessages, pictureViewer)
  inGerman(previewMessages, preview)
  inGerman(priceAlertMessages, priceAlerts)
  inGerman(productMessages, product)
  inGerman(productControlsMessages, productControls)
  inGerman(promiseMessages, promises)
  inGerman(refusalMessages, refusals)
  inGerman(returnMessages, returns)
  inGerman(reviewEmailMessages, reviewEmails)
  inGerman(reviewFormMessages, reviewForm)
  inGerman(reviewMessages, reviews)
  inGerman(sharedMessages, shared)
  inGerman(signInMessages, signIn)
  inGerman(shopPageMessages, shopPages)
  inGerman(suggestionMessages, suggestions)
  inGerman(unexpectedFailureMessages, unexpectedFailure)
  inGerman(wishListResultMessages, wishListResults)
  inGerman(wishListMessages, wishLists)
  inGerman(withdrawalMessages, withdrawal)
}
