import { href } from 'react-router'
import { orderMessages } from '#messages/orders.ts'
import type { OrderOffer } from './order-offer.server.ts'
import styles from './save-for-next-time.module.css'

interface SaveForNextTimeProps {
  offer: OrderOffer
  token: string
}

/** Offers a guest an account after ordering, and then to save the address. */
export function SaveForNextTime({ offer, token }: SaveForNextTimeProps) {
  const isGuest = offer.kind === 'account'
  const fields = isGuest ? { email: offer.email } : offer.address
  const query = `?${new URLSearchParams({ returnTo: href('/orders/:token', { token }) })}`
  return (
    <section className={styles.offer} aria-labelledby="save">
      <h2 id="save">{orderMessages.saveForNextTime}</h2>
      <p>{isGuest ? orderMessages.saveAccount(offer) : orderMessages.saveAddressNote}</p>
      <form method="post" action={isGuest ? href('/account') + query : href('/account/addresses/new')}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button quiet">
          {isGuest ? orderMessages.emailMeCode : orderMessages.saveAddress}
        </button>
      </form>
    </section>
  )
}
