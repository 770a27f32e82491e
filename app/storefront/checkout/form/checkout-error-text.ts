import type { CheckoutError, CheckoutField } from '#commerce/cart/checkout/checkout-form.ts'
import type { Address } from '#commerce/values/addresses/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { sharedMessages } from '#messages/shared.ts'
import { addressErrorText } from '#ui/address-text.ts'

export function checkoutErrorText(country: string, field: CheckoutField, error: CheckoutError): string {
  switch (error) {
    case 'no-email':
      return sharedMessages.enterEmail
    case 'bad-email':
      return sharedMessages.invalidEmail
    case 'no-delivery':
      return checkoutMessages.noDelivery
    case 'no-payment':
      return checkoutMessages.noPayment
    default:
      return addressErrorText(country, field as keyof Address, error)
  }
}
