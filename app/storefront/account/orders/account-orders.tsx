import type { ReactNode } from 'react'
import { href } from 'react-router'
import { accountMessages } from '#messages/account.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { AccountPaging } from '../account-paging.tsx'
import styles from './account-orders.module.css'
import { ListedOrderItem } from './listed-order-item.tsx'
import type { ListedOrders } from './load-account-orders.server.ts'

interface AccountOrdersProps {
  email: string
  /** May be empty. */
  name: string
  orders: ListedOrders
  /** Above the orders. */
  children: ReactNode
}

export function AccountOrders({
  email,
  name,
  orders: { orders, page, hasMore },
  children,
}: AccountOrdersProps) {
  return (
    <AccountFrame
      current="orders"
      email={email}
      title={name === '' ? undefined : accountMessages.greeting({ name })}
    >
      {children}
      <h2 className="visually-hidden">{accountMessages.orders}</h2>
      {orders.length === 0 ? (
        <div className={styles.none}>
          <p>{accountMessages.noOrders}</p>
          <GoToShop />
        </div>
      ) : (
        <ul className={styles.orders}>
          {orders.map(order => (
            <ListedOrderItem key={order.number} order={order} />
          ))}
        </ul>
      )}
      <AccountPaging
        label={accountMessages.pages}
        path={href('/account')}
        page={page}
        hasMore={hasMore}
        newer={accountMessages.newerOrders}
        older={accountMessages.olderOrders}
      />
    </AccountFrame>
  )
}
